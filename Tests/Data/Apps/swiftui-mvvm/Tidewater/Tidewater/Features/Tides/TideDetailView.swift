import SwiftUI

struct TideDetailView: View {
    @StateObject private var viewModel: TideDetailViewModel

    init(viewModel: @autoclosure @escaping () -> TideDetailViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        List(viewModel.heights, id: \.self) { Text("\($0) m") }
            .navigationTitle(viewModel.station.name)
            .task { await viewModel.load() }
    }
}
