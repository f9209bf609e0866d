import Combine
import Foundation
import OSLog

@MainActor
final class OrdersSearchViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var items: [Order] = []
    /// What is searched for.
    @Published var text = ""
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()
    private var found: String?

    // MARK: - Dependencies

    private let service: OrdersServiceProtocol
    private weak var coordinator: OrdersCoordinator?

    // MARK: - Initialization

    init(service: OrdersServiceProtocol, coordinator: OrdersCoordinator?) {
        self.service = service
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    /// Searches for the text, once: coming back to the screen does not search again.
    func loadData() async {
        guard found != text else { return }
        isLoading = true
        error = nil
        defer { isLoading = false }

        await load()
    }

    func refresh() async {
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    /// An answer that comes after that of a newer load is dropped.
    private func load() async {
        let thisLoad = loads.begin()
        let text = text
        do {
            let items = try await service.searchOrders(text: text, limit: 20)
            guard loads.show(thisLoad) else { return }
            found = text
            self.items = items
            hasLoaded = true
            error = nil
            Logger.orders.debug("Loaded search")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.orders.error("Search failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Order) {
        coordinator?.push(.detail(orderId: item.id))
    }
}
