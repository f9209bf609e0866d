import Combine
import Foundation
import OSLog

@MainActor
final class DeliveriesListViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var items: [Delivery] = []
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let service: DeliveriesServiceProtocol
    private weak var coordinator: DeliveriesCoordinator?

    // MARK: - Initialization

    init(service: DeliveriesServiceProtocol, coordinator: DeliveriesCoordinator?) {
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
            let deliveries = try await service.observeDeliveries()
            for try await value in deliveries {
                guard loads.isLatest(thisLoad) else { return }
                items = value
                hasLoaded = true
                isLoading = false
                error = nil
                Logger.deliveries.debug("Loaded list")

                guard observes else { return }
            }
        } catch {
            guard loads.isLatest(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func uploadPhoto(deliveryId: Int, photo: Data, progress: @escaping @Sendable (Double) -> Void) async {
        await perform {
            try await service.uploadPhoto(deliveryId: deliveryId, photo: photo, progress: progress)
            await load()
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
        Logger.deliveries.error("List failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Delivery) {
        coordinator?.push(.detail(deliveryId: item.id))
    }

    func showHistory() {
        coordinator?.push(.history(state: .delivered))
    }
}
