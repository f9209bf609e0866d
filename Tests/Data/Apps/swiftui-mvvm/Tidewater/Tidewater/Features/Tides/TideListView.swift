import SwiftUI

struct TideListView: View {
    @StateObject private var viewModel: TideListViewModel

    init(viewModel: @autoclosure @escaping () -> TideListViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        content
            .navigationTitle("Tides")
            .task { await viewModel.load() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.phase {
        case .loading:
            LoadingView("Asking the harbour master", systemImage: "water.waves")
        case .failed(let reason):
            ErrorView(title: "No tides", reason: reason, systemImage: "wifi.slash") { viewModel.reload() }
        case .loaded(let tides) where tides.isEmpty:
            EmptyStateView("No tides", systemImage: "water.waves")
        case .loaded(let tides):
            List(tides) { tide in
                Button(tide.station.name) { viewModel.open(tide) }
            }
        }
    }
}
