import Combine

@MainActor
final class OrdersListViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var items: [Order] = []
    @Published private(set) var recentOrders: [Order] = []
    @Published private(set) var unreadCount: Int?
    @Published private(set) var hasLoaded = false

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

    private func fetch() async throws {
        items = try await repository.getOrders()
        unreadCount = try await repository.getUnreadCount()
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
}
