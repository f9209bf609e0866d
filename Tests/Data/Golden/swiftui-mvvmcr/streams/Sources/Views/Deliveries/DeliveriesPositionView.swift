import SwiftUI

struct DeliveriesPositionView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: DeliveriesPositionViewModel

    var body: some View {
        ZStack {
            if let item = viewModel.item {
                content(item: item)
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else if viewModel.hasLoaded {
                EmptyStateView(title: "deliveries.position.empty.title", message: "deliveries.position.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("deliveries.position.title")
        .navigationBarTitleDisplayMode(.inline)
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: Position) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(String(describing: item))
                .font(.title)
            Section("deliveries.position.property.latitude") {
                Text(item.latitude, format: .number)
            }
            Section("deliveries.position.property.longitude") {
                Text(item.longitude, format: .number)
            }
            Section("deliveries.position.property.measured") {
                Text(item.measured, style: .date)
            }
        }
        .accessibilityIdentifier("deliveries.position")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        DeliveriesPositionView(
            viewModel: DeliveriesPositionViewModel(deliveryId: 54, service: MockDeliveriesService(), coordinator: nil)
        )
    }
}
#endif
