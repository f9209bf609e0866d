import Combine
import Foundation
import OSLog

@MainActor
final class DeliveriesPositionViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var item: Position?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
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
            let position = try await service.observePosition(deliveryId: deliveryId)
            for await value in position {
                guard loads.isLatest(thisLoad) else { return }
                item = value
                hasLoaded = true
                isLoading = false
                error = nil
                Logger.deliveries.debug("Loaded position \(self.deliveryId)")

                guard observes else { return }
            }
        } catch {
            guard loads.isLatest(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.deliveries.error("Position \(self.deliveryId) failed: \(error.localizedDescription)")
    }
}
