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
                EmptyStateView(title: "deliveries.detail.empty.title", message: "deliveries.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("deliveries.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button("deliveries.detail.showPosition") {
                    viewModel.showPosition()
                }
                .accessibilityIdentifier("deliveries.detail.showPosition")
            }
        }
        .confirmationDialog(
            "deliveries.detail.cancelDelivery.confirmation",
            isPresented: $isConfirmingCancelDelivery,
            titleVisibility: .visible
        ) {
            Button("deliveries.detail.cancelDelivery", role: .destructive) {
                Task { await viewModel.cancelDelivery() }
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
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.title)
                .font(.title)
            Section("deliveries.detail.property.state") {
                Text(LocalizedStringKey("deliveries.deliveryState." + item.state.rawValue))
            }
            Section {
                Button("deliveries.detail.cancelDelivery", role: .destructive) {
                    isConfirmingCancelDelivery = true
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
            viewModel: DeliveriesDetailViewModel(deliveryId: 54, service: MockDeliveriesService(), coordinator: nil)
        )
    }
}
#endif
