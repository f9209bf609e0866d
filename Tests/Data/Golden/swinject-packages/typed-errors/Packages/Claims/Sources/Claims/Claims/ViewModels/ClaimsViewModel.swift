import Combine
import Common

@MainActor
final class ClaimsViewModel: ObservableObject {
    // MARK: - Published Properties (UI State)

    @Published private(set) var items: [Claim] = []
    @Published private(set) var claimCount: Int?
    @Published private(set) var hasLoaded = false
    @Published private(set) var isLoading = false
    @Published private(set) var isRefreshing = false
    @Published private(set) var error: Error?
    @Published private(set) var hasMorePages = false
    @Published private(set) var pageError: Error?
    private var lastPage = 1
    private var isLoadingPage = false
    private var loads = LoadOrder()

    // MARK: - Dependencies

    private let interactor: ClaimsInteractorProtocol
    private weak var coordinator: ClaimsCoordinatorActions?

    // MARK: - Initialization

    init(interactor: ClaimsInteractorProtocol, coordinator: ClaimsCoordinatorActions?) {
        self.interactor = interactor
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

    /// Loads again what was loaded before.
    func refresh() async {
        guard hasLoaded else { return }
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
            let next = try await interactor.getClaims(page: page)
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
            async let items = interactor.getClaims(page: 1)
            async let claimCount = interactor.getClaimCount()
            let loaded = try await (items: items, claimCount: claimCount)
            guard loads.show(thisLoad) else { return }
            self.items = loaded.items
            lastPage = 1
            hasMorePages = !loaded.items.isEmpty
            pageError = nil
            self.claimCount = loaded.claimCount
            hasLoaded = true
            error = nil
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
    }

    private func showPageError(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        pageError = error
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Claim) {
        coordinator?.showDetail(claimId: item.id)
    }

    func showAdd() {
        coordinator?.showAdd()
    }
}
