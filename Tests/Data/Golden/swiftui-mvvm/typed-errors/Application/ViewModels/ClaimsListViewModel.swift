import Combine

@MainActor
final class ClaimsListViewModel: BaseViewModel, Refreshable {
    // MARK: - Published State

    @Published private(set) var items: [Claim] = []
    @Published private(set) var claimCount: Int?
    @Published private(set) var hasLoaded = false
    @Published private(set) var hasMorePages = false
    @Published private(set) var pageError: Error?
    private var lastPage = 1
    private var isLoadingPage = false
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let repository: ClaimsRepositoryProtocol
    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(repository: ClaimsRepositoryProtocol, coordinator: Coordinator?) {
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
            let next = try await repository.getClaims(page: page)
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
        async let items = repository.getClaims(page: 1)
        async let claimCount = repository.getClaimCount()
        let loaded = try await (items: items, claimCount: claimCount)
        guard loads.show(thisLoad) else { return }
        self.items = loaded.items
        lastPage = 1
        hasMorePages = !loaded.items.isEmpty
        pageError = nil
        self.claimCount = loaded.claimCount
        hasLoaded = true
    }

    // MARK: - Navigation

    func didSelectClaim(_ item: Claim) {
        coordinator?.navigate(to: .claimsDetail(claimId: item.id))
    }

    func didTapAdd() {
        coordinator?.navigate(to: .claimsAdd)
    }
}
