import SwiftUI

struct OrdersDetailView: View {
    @State private var attempt = 0
    @State private var isConfirmingCancelOrder = false

    @StateObject private var viewModel: OrdersDetailViewModel

    init(viewModel: @autoclosure @escaping () -> OrdersDetailViewModel) {
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
                EmptyStateView(title: "orders.detail.empty.title", message: "orders.detail.empty.message")
            } else {
                LoadingView()
            }
        }
        .navigationTitle("orders.detail.title")
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog(
            "orders.detail.cancelOrder.confirmation",
            isPresented: $isConfirmingCancelOrder,
            titleVisibility: .visible
        ) {
            Button("orders.detail.cancelOrder", role: .destructive) {
                Task { await viewModel.cancelOrder() }
            }
        }
        .task(id: attempt) {
            await viewModel.load()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(_ item: Order) -> some View {
        List {
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            Text(item.number)
                .font(.title)
            LabeledContent("orders.detail.property.state") {
                Text(LocalizedStringKey("orders.orderState." + item.state.rawValue))
            }
            LabeledContent("orders.detail.property.total", value: item.total, format: .number)
            Section {
                Button("orders.detail.cancelOrder", role: .destructive) {
                    isConfirmingCancelOrder = true
                }
                .disabled(viewModel.isLoading)
                .accessibilityIdentifier("orders.detail.cancelOrder")
                Button("orders.detail.reorder") {
                    Task { await viewModel.reorder() }
                }
                .disabled(viewModel.isLoading)
                .accessibilityIdentifier("orders.detail.reorder")
            }
        }
        .accessibilityIdentifier("orders.detail")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        OrdersDetailView(
            viewModel: OrdersDetailViewModel(orderId: 62, repository: MockOrdersRepository(), coordinator: nil)
        )
    }
}
#endif
