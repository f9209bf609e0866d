import SwiftUI

struct DeliveriesPositionView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: DeliveriesPositionViewModel

    init(viewModel: @autoclosure @escaping () -> DeliveriesPositionViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ZStack {
            if let item = viewModel.item {
                content(item)
            } else if let error = viewModel.error {
                ErrorView(message: error.userMessage) {
                    attempt += 1
                }
            } else if viewModel.hasLoaded {
                EmptyStateView(title: "deliveries.position.empty.title", message: "deliveries.position.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("deliveries.position.title")
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) {
            await viewModel.load()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(_ item: Position) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(String(describing: item))
                .font(.title)
            LabeledContent("deliveries.position.property.latitude", value: item.latitude, format: .number)
            LabeledContent("deliveries.position.property.longitude", value: item.longitude, format: .number)
            LabeledContent("deliveries.position.property.measured") {
                Text(item.measured, style: .date)
            }
        }
        .accessibilityIdentifier("deliveries.position")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        DeliveriesPositionView(
            viewModel: DeliveriesPositionViewModel(
                deliveryId: 54,
                repository: MockDeliveriesRepository(),
                coordinator: nil
            )
        )
    }
}
#endif
