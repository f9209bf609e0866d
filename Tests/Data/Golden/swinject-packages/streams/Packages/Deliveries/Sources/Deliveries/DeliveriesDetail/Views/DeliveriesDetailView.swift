import Common
import SwiftUI

struct DeliveriesDetailView: View {
    @State private var attempt = 0
    @State private var isConfirmingCancelDelivery = false

    @ObservedObject var viewModel: DeliveriesDetailViewModel

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
                    title: Text("deliveries.detail.empty.title", bundle: .module),
                    message: Text("deliveries.detail.empty.message", bundle: .module)
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("deliveries.detail.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button {
                    viewModel.showPosition()
                } label: {
                    Text("deliveries.detail.showPosition", bundle: .module)
                }
                .accessibilityIdentifier("deliveries.detail.showPosition")
            }
        }
        .navigationBarBackButtonHidden(viewModel.isWorking)
        .confirmationDialog(
            Text("deliveries.detail.cancelDelivery.confirmation", bundle: .module),
            isPresented: $isConfirmingCancelDelivery,
            titleVisibility: .visible
        ) {
            Button(role: .destructive) {
                Task { await viewModel.cancelDelivery() }
            } label: {
                Text("deliveries.detail.cancelDelivery", bundle: .module)
            }
        }
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: Delivery) -> some View {
        List {
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            Text(item.title)
                .font(.title)
            Section {
                Text(LocalizedStringKey("deliveries.deliveryState." + item.state.rawValue), bundle: .module)
            } header: {
                Text("deliveries.detail.property.state", bundle: .module)
            }
            Section {
                Button(role: .destructive) {
                    isConfirmingCancelDelivery = true
                } label: {
                    Text("deliveries.detail.cancelDelivery", bundle: .module)
                }
                .disabled(viewModel.isWorking)
                .accessibilityIdentifier("deliveries.detail.cancelDelivery")
            }
        }
        .accessibilityIdentifier("deliveries.detail")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        DeliveriesDetailView(
            viewModel: DeliveriesDetailViewModel(
                deliveryId: 54,
                interactor: DeliveriesDetailInteractor(repository: MockDeliveriesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
