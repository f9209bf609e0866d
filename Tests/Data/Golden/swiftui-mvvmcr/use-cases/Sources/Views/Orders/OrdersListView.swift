import SwiftUI

struct OrdersListView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: OrdersListViewModel

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
        .navigationTitle("orders.list.title")
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Menu {
                    Button("orders.list.showLogin") {
                        viewModel.showLogin()
                    }
                    .accessibilityIdentifier("orders.list.showLogin")
                    Button("orders.list.showSearch") {
                        viewModel.showSearch()
                    }
                    .accessibilityIdentifier("orders.list.showSearch")
                    Button("orders.list.syncOrders") {
                        Task { await viewModel.syncOrders() }
                    }
                    .disabled(viewModel.isWorking)
                    .accessibilityIdentifier("orders.list.syncOrders")
                } label: {
                    Label("common.more", systemImage: "ellipsis.circle")
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
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
            if !viewModel.recentOrders.isEmpty {
                Section("orders.list.getRecentOrders") {
                    ForEach(viewModel.recentOrders, id: \.id) { item in
                        Text(item.number)
                    }
                }
            }
            if let item = viewModel.unreadCount {
                Section("orders.list.getUnreadCount") {
                    Text(item, format: .number)
                }
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("orders.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(title: "orders.list.empty.title", message: "orders.list.empty.message")
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
                Label("orders.list.removeOrder", systemImage: "trash")
            }
            .tint(.red)
            .disabled(viewModel.isWorking)
        }
    }
}

#if DEBUG
#Preview {
    NavigationView {
        OrdersListView(viewModel: OrdersListViewModel(service: MockOrdersService(), coordinator: nil))
    }
}
#endif
