import SwiftUI

struct CometsView: View {
    @StateObject var viewModel: CometsViewModel

    var body: some View {
        List {
            ForEach(viewModel.comets, id: \.self) { comet in
                Text(comet)
            }
        }
        .navigationTitle("Comets")
        .task { await viewModel.reload() }
    }
}
