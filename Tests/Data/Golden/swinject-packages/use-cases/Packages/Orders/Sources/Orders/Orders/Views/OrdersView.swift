import Common
import SwiftUI

struct OrdersView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: OrdersViewModel

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("orders.list.title", bundle: .module))
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Menu {
                    Button {
                        viewModel.showLogin()
                    } label: {
                        Text("orders.list.showLogin", bundle: .module)
                    }
                    .accessibilityIdentifier("orders.list.showLogin")
                    Button {
                        viewModel.showSearch()
                    } label: {
                        Text("orders.list.showSearch", bundle: .module)
                    }
                    .accessibilityIdentifier("orders.list.showSearch")
                    Button {
                        Task { await viewModel.syncOrders() }
                    } label: {
                        Text("orders.list.syncOrders", bundle: .module)
                    }
                    .disabled(viewModel.isWorking)
                    .accessibilityIdentifier("orders.list.syncOrders")
                } label: {
                    Label {
                        CommonText.more
                    } icon: {
                        Image(systemName: "ellipsis.circle")
                    }
                }
                .accessibilityIdentifier("orders.list.more")
            }
        }
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private var content: some View {
        List {
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            if !viewModel.recentOrders.isEmpty {
                Section {
                    ForEach(viewModel.recentOrders) { item in
                        Text(item.number)
                    }
                } header: {
                    Text("orders.list.getRecentOrders", bundle: .module)
                }
            }
            if let item = viewModel.unreadCount {
                Section {
                    Text(item, format: .number)
                } header: {
                    Text("orders.list.getUnreadCount", bundle: .module)
                }
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("orders.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(
                    title: Text("orders.list.empty.title", bundle: .module),
                    message: Text("orders.list.empty.message", bundle: .module)
                )
            }
        }
    }

    private func row(_ item: Order) -> some View {
        Button {
            viewModel.showDetail(of: item)
        } label: {
            Text(item.number)
        }
        .tint(.primary)
        .accessibilityIdentifier("orders.list.row.\(item.id)")
        .swipeActions(allowsFullSwipe: false) {
            Button {
                Task { await viewModel.removeOrder(item) }
            } label: {
                Label {
                    Text("orders.list.removeOrder", bundle: .module)
                } icon: {
                    Image(systemName: "trash")
                }
            }
            .tint(.red)
            .disabled(viewModel.isWorking)
        }
    }
}

#if DEBUG
#Preview {
    NavigationView {
        OrdersView(
            viewModel: OrdersViewModel(
                interactor: OrdersInteractor(repository: MockOrdersRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
