import SwiftUI

struct SeedDetailView: View {
    @StateObject var viewModel: SeedDetailViewModel

    var body: some View {
        VStack {
            Text(viewModel.seed.name)
            Text("Sow in \(viewModel.seed.sowing)")
            if let error = viewModel.error {
                ErrorView(error: error) { await viewModel.reload() }
            }
        }
        .navigationTitle(viewModel.seed.name)
    }
}
