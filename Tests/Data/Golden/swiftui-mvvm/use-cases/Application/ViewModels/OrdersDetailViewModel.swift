import Combine

@MainActor
final class OrdersDetailViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var item: Order?
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()

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
        let thisLoad = loads.begin()
        let item = try await repository.getOrder(id: orderId)
        guard loads.show(thisLoad) else { return }
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
