import Combine
import Foundation
import OSLog

@MainActor
final class ClaimsListViewModel: ObservableObject, Refreshable {
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

    private let service: ClaimsServiceProtocol
    private weak var coordinator: ClaimsCoordinator?

    // MARK: - Initialization

    init(service: ClaimsServiceProtocol, coordinator: ClaimsCoordinator?) {
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
            let next = try await service.getClaims(page: page)
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
            async let items = service.getClaims(page: 1)
            async let claimCount = service.getClaimCount()
            let loaded = try await (items: items, claimCount: claimCount)
            guard loads.show(thisLoad) else { return }
            self.items = loaded.items
            lastPage = 1
            hasMorePages = !loaded.items.isEmpty
            pageError = nil
            self.claimCount = loaded.claimCount
            hasLoaded = true
            error = nil
            Logger.claims.debug("Loaded list")
        } catch {
            guard loads.isNewer(thisLoad) else { return }
            show(error)
        }
    }

    private func show(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        self.error = error
        Logger.claims.error("List failed: \(error.localizedDescription)")
    }

    private func showPageError(_ error: Error) {
        guard !Task.isCancelled, !(error is CancellationError) else { return }
        pageError = error
        Logger.claims.error("List failed: \(error.localizedDescription)")
    }

    // MARK: - Navigation (Delegated to Coordinator)

    func showDetail(of item: Claim) {
        coordinator?.push(.detail(claimId: item.id))
    }

    func showAdd() {
        coordinator?.push(.add)
    }
}
