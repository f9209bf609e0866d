import Common
import SwiftUI

struct OrdersDetailView: View {
    @State private var attempt = 0
    @State private var isConfirmingCancelOrder = false

    @ObservedObject var viewModel: OrdersDetailViewModel

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
                    title: Text("orders.detail.empty.title", bundle: .module),
                    message: Text("orders.detail.empty.message", bundle: .module)
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("orders.detail.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden(viewModel.isWorking)
        .confirmationDialog(
            Text("orders.detail.cancelOrder.confirmation", bundle: .module),
            isPresented: $isConfirmingCancelOrder,
            titleVisibility: .visible
        ) {
            Button(role: .destructive) {
                Task { await viewModel.cancelOrder() }
            } label: {
                Text("orders.detail.cancelOrder", bundle: .module)
            }
        }
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private func content(item: Order) -> some View {
        List {
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            Text(item.number)
                .font(.title)
            Section {
                Text(LocalizedStringKey("orders.orderState." + item.state.rawValue), bundle: .module)
            } header: {
                Text("orders.detail.property.state", bundle: .module)
            }
            Section {
                Text(item.total, format: .number)
            } header: {
                Text("orders.detail.property.total", bundle: .module)
            }
            Section {
                Button(role: .destructive) {
                    isConfirmingCancelOrder = true
                } label: {
                    Text("orders.detail.cancelOrder", bundle: .module)
                }
                .disabled(viewModel.isWorking)
                .accessibilityIdentifier("orders.detail.cancelOrder")
                Button {
                    Task { await viewModel.reorder() }
                } label: {
                    Text("orders.detail.reorder", bundle: .module)
                }
                .disabled(viewModel.isWorking)
                .accessibilityIdentifier("orders.detail.reorder")
            }
        }
        .accessibilityIdentifier("orders.detail")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        OrdersDetailView(
            viewModel: OrdersDetailViewModel(
                orderId: 62,
                interactor: OrdersDetailInteractor(repository: MockOrdersRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
