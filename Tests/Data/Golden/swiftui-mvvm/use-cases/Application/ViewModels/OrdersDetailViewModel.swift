import Combine

@MainActor
final class OrdersDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: Order?
    @Published private(set) var hasLoaded = false
    private var lastLoad = 0
    private var shownLoad = 0

    // MARK: - Properties

    let orderId: Int

    // MARK: - Dependencies

    private let repository: OrdersRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(orderId: Int, repository: OrdersRepositoryProtocol, coordinator: Coordinator?) {
        self.orderId = orderId
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
        lastLoad += 1
        let thisLoad = lastLoad
        let item = try await repository.getOrder(id: orderId)
        guard thisLoad > shownLoad else { return }
        shownLoad = thisLoad
        self.item = item
        hasLoaded = true
    }

    // MARK: - Actions

    func cancelOrder() async {
        guard !isLoading else { return }
        await perform {
            try await repository.cancelOrder(id: orderId)
            hasLoaded = false  // There is nothing left to refresh.
            coordinator?.close(.ordersDetail(orderId: orderId))
            await coordinator?.refresh()
        }
    }

    func reorder() async {
        guard !isLoading else { return }
        await perform {
            _ = try await repository.reorder(id: orderId)
            await coordinator?.refresh()
            if !hasLoaded { try await fetch() }
        }
    }
}
