import Core
import SwiftUI

struct StarsView: View {
    @StateObject var viewModel: StarsViewModel
    let context: FeatureContext

    var body: some View {
        List {
            ForEach(viewModel.stars, id: \.self) { star in
                StarRow(name: star)
            }
            Button("Planets") { context.open(.planets) }
        }
        .navigationTitle("Stars")
        .task { await viewModel.reload() }
    }
}
