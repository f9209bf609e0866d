import Combine

@MainActor
final class DeliveriesHistoryViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var items: [Delivery] = []
    @Published private(set) var hasLoaded = false
    @Published private(set) var hasMorePages = false
    @Published private(set) var pageError: Error?
    private var lastPage = 1
    private var isLoadingPage = false
    private var loads = LoadOrder()

    // MARK: - Properties

    let state: DeliveryState

    // MARK: - Dependencies

    private let repository: DeliveriesRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(state: DeliveryState, repository: DeliveriesRepositoryProtocol, coordinator: Coordinator?) {
        self.state = state
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

    /// Adds the next page at the end, until a page is empty.
    func loadNextPage() async {
        guard hasMorePages, !isLoadingPage else { return }
        isLoadingPage = true
        pageError = nil
        defer { isLoadingPage = false }

        do {
            let page = lastPage + 1
            let next = try await repository.findDeliveries(state: state, page: page)
            guard page == lastPage + 1 else { return }
            items += next
            lastPage = page
            hasMorePages = !next.isEmpty
        } catch {
            showPageError(error)
        }
    }

    private func showPageError(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        pageError = error
    }

    /// An answer that comes after that of a newer load is dropped.
    private func fetch() async throws {
        let thisLoad = loads.begin()
        let items = try await repository.findDeliveries(state: state, page: 1)
        guard loads.show(thisLoad) else { return }
        self.items = items
        lastPage = 1
        hasMorePages = !items.isEmpty
        pageError = nil
        hasLoaded = true
    }

    // MARK: - Actions

    func archiveDelivery(_ item: Delivery) async {
        guard !isLoading else { return }
        await perform {
            try await repository.archiveDelivery(id: item.id)
            await coordinator?.refresh()
        }
    }

    // MARK: - Navigation

    func didSelectDelivery(_ item: Delivery) {
        coordinator?.navigate(to: .deliveriesDetail(deliveryId: item.id))
    }
}
