import Combine

@MainActor
final class OrdersListViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var items: [Order] = []
    @Published private(set) var recentOrders: [Order] = []
    @Published private(set) var unreadCount: Int?
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let repository: OrdersRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: OrdersRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Loading

    /// Loads what the screen shows, once: coming back to the screen does not load again.
    func load() async {
        guard !hasLoaded else { return }
        await perform(fetch)
    }

    func refresh() async {
        guard hasLoaded else { return }
        await perform(fetch)
    }

    /// An answer that comes after that of a newer load is dropped.
    private func fetch() async throws {
        let thisLoad = loads.begin()
        async let items = repository.getOrders()
        async let unreadCount = repository.getUnreadCount()
        let loaded = try await (items: items, unreadCount: unreadCount)
        guard loads.show(thisLoad) else { return }
        self.items = loaded.items
        self.unreadCount = loaded.unreadCount
        hasLoaded = true
    }

    // MARK: - Actions

    func removeOrder(_ item: Order) async {
        guard !isLoading else { return }
        await perform {
            try await repository.removeOrder(order: item)
            try await fetch()
        }
    }

    func getRecentOrders(limit: Int) async {
        guard !isLoading else { return }
        await perform {
            recentOrders = try await repository.getRecentOrders(limit: limit)
            if !hasLoaded { try await fetch() }
        }
    }

    func syncOrders() async {
        guard !isLoading else { return }
        await perform {
            try await repository.syncOrders()
            try await fetch()
        }
    }

    // MARK: - Navigation

    func didSelectOrder(_ item: Order) {
        coordinator?.navigate(to: .ordersDetail(orderId: item.id))
    }

    func didTapLogin() {
        coordinator?.navigate(to: .ordersLogin)
    }

    func didTapSearch() {
        coordinator?.navigate(to: .ordersSearch)
    }
}
