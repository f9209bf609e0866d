import Combine
import Foundation
import OSLog

@MainActor
final class DeliveriesDetailViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: Delivery?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Properties

    let deliveryId: Int

    // MARK: - Dependencies

    private let service: DeliveriesServiceProtocol
    private weak var coordinator: DeliveriesCoordinator?

    // MARK: - Initialization

    init(deliveryId: Int, service: DeliveriesServiceProtocol, coordinator: DeliveriesCoordinator?) {
        self.deliveryId = deliveryId
        self.service = service
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    /// Shows each value as it comes, until the screen goes away or this is called again. The first ends the loading.
    func loadData() async {
        let thisLoad = loads.begin()
        isLoading = !hasLoaded
        error = nil

        await load(observes: true)
        if loads.isLatest(thisLoad) { isLoading = false }
    }

    func refresh() async {
        isRefreshing = true
        defer { isRefreshing = false }

        await load()
    }

    private func load(observes: Bool = false) async {
        let thisLoad = loads.latest
        do {
            let delivery = try await service.observeDelivery(id: deliveryId)
            for try await value in delivery.values {
                guard loads.isLatest(thisLoad) else { return }
                item = value
                hasLoaded = true
                isLoading = false
                error = nil
                Logger.deliveries.debug("Loaded detail \(self.deliveryId)")

                guard observes else { return }
            }
        } catch {
            guard loads.isLatest(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func cancelDelivery() async {
        await perform {
            try await service.cancelDelivery(id: deliveryId)
            coordinator?.close(.detail(deliveryId: deliveryId))
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
        Logger.deliveries.error("Detail \(self.deliveryId) failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showPosition() {
        coordinator?.push(.position(deliveryId: deliveryId))
    }
}
