import SwiftUI

struct SeedListView: View {
    @StateObject var viewModel: SeedListViewModel

    var body: some View {
        content
            .navigationTitle("Seeds")
            .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        if let error = viewModel.error {
            ErrorView(error: error) { await viewModel.load() }
        } else if viewModel.isLoading {
            ProgressView()
        } else if viewModel.seeds.isEmpty {
            EmptyStateView(symbol: "leaf", title: "No seeds", hint: "Nothing is sown in \(viewModel.month).")
        } else {
            List(viewModel.seeds) { seed in
                Button(seed.name) { viewModel.select(seed) }
            }
        }
    }
}
