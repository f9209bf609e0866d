import Combine
import Foundation
import OSLog

@MainActor
final class OrdersDetailViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: Order?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Properties

    let orderId: Int

    // MARK: - Dependencies

    private let service: OrdersServiceProtocol
    private weak var coordinator: OrdersCoordinator?

    // MARK: - Initialization

    init(orderId: Int, service: OrdersServiceProtocol, coordinator: OrdersCoordinator?) {
        self.orderId = orderId
        self.service = service
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    /// Loads what the screen shows, once: coming back to the screen does not load again.
    func loadData() async {
        guard !hasLoaded else { return }
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
        do {
            let item = try await service.getOrder(id: orderId)
            guard loads.show(thisLoad) else { return }
            self.item = item
            hasLoaded = true
            error = nil
            Logger.orders.debug("Loaded detail \(self.orderId)")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func cancelOrder() async {
        await perform {
            try await service.cancelOrder(id: orderId)
            coordinator?.close(.detail(orderId: orderId))
            await coordinator?.refresh()
        }
    }

    func reorder() async {
        await perform {
            _ = try await service.reorder(id: orderId)
            await coordinator?.refresh()
        }
    }

    /// Runs one action at a time: a second tap while it runs does nothing.
    private func perform(_ action: @MainActor () async throws -> Void) async {
        guard !isWorking else { return }
        isWorking = true
        if hasLoaded { error = nil }
        defer { isWorking = false }

        do {
            try await action()
        } catch {
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.orders.error("Detail \(self.orderId) failed: \(error.localizedDescription)")
    }
}
