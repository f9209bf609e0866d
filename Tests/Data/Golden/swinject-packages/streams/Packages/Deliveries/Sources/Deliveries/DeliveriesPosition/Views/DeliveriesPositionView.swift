import Common
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
                EmptyStateView(
                    title: Text("deliveries.position.empty.title", bundle: .module),
                    message: Text("deliveries.position.empty.message", bundle: .module)
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("deliveries.position.title", bundle: .module))
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
                ErrorLabel(message: error.userMessage)
            }
            Text(String(describing: item))
                .font(.title)
            Section {
                Text(item.latitude, format: .number)
            } header: {
                Text("deliveries.position.property.latitude", bundle: .module)
            }
            Section {
                Text(item.longitude, format: .number)
            } header: {
                Text("deliveries.position.property.longitude", bundle: .module)
            }
            Section {
                Text(item.measured, style: .date)
            } header: {
                Text("deliveries.position.property.measured", bundle: .module)
            }
        }
        .accessibilityIdentifier("deliveries.position")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        DeliveriesPositionView(
            viewModel: DeliveriesPositionViewModel(
                deliveryId: 54,
                interactor: DeliveriesPositionInteractor(repository: MockDeliveriesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
