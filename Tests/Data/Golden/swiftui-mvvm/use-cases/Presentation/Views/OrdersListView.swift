import SwiftUI

struct OrdersListView: View {
    @State private var attempt = 0

    @StateObject private var viewModel: OrdersListViewModel

    init(viewModel: @autoclosure @escaping () -> OrdersListViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if let error = viewModel.error {
                ErrorView(message: error.userMessage) {
                    attempt += 1
                }
            } else {
                LoadingView()
            }
        }
        .navigationTitle("orders.list.title")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Menu {
                    Button("orders.list.showLogin") {
                        viewModel.didTapLogin()
                    }
                    .accessibilityIdentifier("orders.list.showLogin")
                    Button("orders.list.showSearch") {
                        viewModel.didTapSearch()
                    }
                    .accessibilityIdentifier("orders.list.showSearch")
                    Button("orders.list.syncOrders") {
                        Task { await viewModel.syncOrders() }
                    }
                    .disabled(viewModel.isLoading)
                    .accessibilityIdentifier("orders.list.syncOrders")
                } label: {
                    Label("common.more", systemImage: "ellipsis.circle")
                }
                .accessibilityIdentifier("orders.list.more")
            }
        }
        .task(id: attempt) {
            await viewModel.load()
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
                    ForEach(viewModel.recentOrders) { item in
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
            viewModel.didSelectOrder(item)
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
            .disabled(viewModel.isLoading)
        }
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        OrdersListView(viewModel: OrdersListViewModel(repository: MockOrdersRepository(), coordinator: nil))
    }
}
#endif
