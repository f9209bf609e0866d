import SwiftUI

struct DeliveriesDetailView: View {
    @State private var attempt = 0
    @State private var isConfirmingCancelDelivery = false

    @StateObject private var viewModel: DeliveriesDetailViewModel

    init(viewModel: @autoclosure @escaping () -> DeliveriesDetailViewModel) {
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
                EmptyStateView(title: "deliveries.detail.empty.title", message: "deliveries.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("deliveries.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("deliveries.detail.showPosition") {
                    viewModel.didTapPosition()
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
            await viewModel.load()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(_ item: Delivery) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.title)
                .font(.title)
            LabeledContent("deliveries.detail.property.state") {
                Text(LocalizedStringKey("deliveries.deliveryState." + item.state.rawValue))
            }
            Section {
                Button("deliveries.detail.cancelDelivery", role: .destructive) {
                    isConfirmingCancelDelivery = true
                }
                .disabled(viewModel.isLoading)
                .accessibilityIdentifier("deliveries.detail.cancelDelivery")
            }
        }
        .accessibilityIdentifier("deliveries.detail")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        DeliveriesDetailView(
            viewModel: DeliveriesDetailViewModel(
                deliveryId: 54,
                repository: MockDeliveriesRepository(),
                coordinator: nil
            )
        )
    }
}
#endif
