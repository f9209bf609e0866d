import Combine

@MainActor
final class OrdersSearchViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var items: [Order] = []
    /// What is searched for.
    @Published var text = ""
    @Published private(set) var hasLoaded = false
    private var loads = LoadOrder()
    private var found: String?

    // MARK: - Dependencies

    private let repository: OrdersRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: OrdersRepositoryProtocol, coordinator: Coordinator?) {
        self.repository = repository
        self.coordinator = coordinator
    }

    // MARK: - Loading

    /// Searches for the text, once: coming back to the screen does not search again.
    func load() async {
        guard found != text else { return }
        await perform(fetch)
    }

    func refresh() async {
        guard hasLoaded else { return }
        await perform(fetch)
    }

    /// An answer that comes after that of a newer load is dropped.
    private func fetch() async throws {
        let thisLoad = loads.begin()
        let text = text
        let items = try await repository.searchOrders(text: text, limit: 20)
        guard loads.show(thisLoad) else { return }
        found = text
        self.items = items
        hasLoaded = true
    }

    // MARK: - Navigation

    func didSelectOrder(_ item: Order) {
        coordinator?.navigate(to: .ordersDetail(orderId: item.id))
    }
}
