import Combine
import Foundation
import OSLog

@MainActor
final class DeliveriesHistoryViewModel: ObservableObject, Refreshable {
    // MARK: - Published Properties (UI State)

    @Published private(set) var items: [Delivery] = []
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var isWorking = false
    @Published private(set) var error: Error?
    @Published private(set) var hasMorePages = false
    @Published private(set) var pageError: Error?
    private var lastPage = 1
    private var isLoadingPage = false
    private var loads = LoadOrder()

    // MARK: - Properties

    let state: DeliveryState

    // MARK: - Dependencies

    private let service: DeliveriesServiceProtocol
    private weak var coordinator: DeliveriesCoordinator?

    // MARK: - Initialization

    init(state: DeliveryState, service: DeliveriesServiceProtocol, coordinator: DeliveriesCoordinator?) {
        self.state = state
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

    /// Adds the next page at the end, until a page is empty.
    func loadNextPage() async {
        guard hasMorePages, !isLoadingPage else { return }
        isLoadingPage = true
        pageError = nil
        defer { isLoadingPage = false }

        do {
            let page = lastPage + 1
            let next = try await service.findDeliveries(state: state, page: page)
            guard page == lastPage + 1 else { return }
            items += next
            lastPage = page
            hasMorePages = !next.isEmpty
        } catch {
            showPageError(error)
        }
    }

    /// An answer that comes after that of a newer load is dropped.
    private func load() async {
        let thisLoad = loads.begin()
        do {
            let items = try await service.findDeliveries(state: state, page: 1)
            guard loads.show(thisLoad) else { return }
            self.items = items
            lastPage = 1
            hasMorePages = !items.isEmpty
            pageError = nil
            hasLoaded = true
            error = nil
            Logger.deliveries.debug("Loaded history")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    // MARK: - Actions

    func archiveDelivery(_ item: Delivery) async {
        await perform {
            try await service.archiveDelivery(id: item.id)
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
        Logger.deliveries.error("History failed: \(error.localizedDescription)")
    }

    private func showPageError(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        pageError = error
        Logger.deliveries.error("History failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Delivery) {
        coordinator?.push(.detail(deliveryId: item.id))
    }
}
