import SwiftUI

struct SwapListView: View {
    @StateObject var viewModel: SwapListViewModel

    var body: some View {
        content
            .navigationTitle("Swaps")
            .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        if let error = viewModel.error {
            ErrorView(error: error) { await viewModel.load() }
        } else if viewModel.swaps.isEmpty {
            EmptyStateView(symbol: "basket", title: "No swaps", hint: "Offer some of your seeds.")
        } else {
            List(viewModel.swaps) { Text("\($0.gives) for \($0.wants)") }
        }
    }
}
