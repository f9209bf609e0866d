import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsListViewModelTests {
    private let service: MockClaimsService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: ClaimsCoordinator
    private let viewModel: ClaimsListViewModel

    init() {
        service = MockClaimsService()
        container = DependencyContainer()
        container.claimsService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
        viewModel = ClaimsListViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(service.calls.contains(.getClaims(page: 1)))
        #expect(viewModel.items == service.getClaimsResult)
        #expect(viewModel.claimCount == service.getClaimCountResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads all that it shows at the same time")
    func loadsTogether() async {
        service.onCall = { [service] in
            for _ in 1...1_000 where service.calls.count != 2 {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            #expect(service.calls.count == 2)
        }
        await viewModel.loadData()
        #expect(viewModel.hasLoaded)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.loadData()
        let calls = service.calls
        await viewModel.loadData()
        #expect(service.calls == calls)
    }

    @Test("adds the next page at the end, until a page is empty")
    func addsPages() async {
        let secondPage = [Claim.samples[1]]
        service.getClaimsPages = [2: secondPage]
        await viewModel.loadData()
        #expect(viewModel.hasMorePages)

        await viewModel.loadNextPage()
        #expect(service.calls.last == .getClaims(page: 2))
        #expect(viewModel.items == service.getClaimsResult + secondPage)
        await viewModel.loadNextPage()
        #expect(service.calls.last == .getClaims(page: 3))
        #expect(viewModel.items == service.getClaimsResult + secondPage)
        #expect(!viewModel.hasMorePages)

        let calls = service.calls
        await viewModel.loadNextPage()
        #expect(service.calls == calls)
    }

    @Test("loads a page once, however often the last row appears meanwhile")
    func loadsPageOnce() async {
        await viewModel.loadData()
        let calls = service.calls
        service.onCall = { [service, viewModel] in
            service.onCall = {}
            await viewModel.loadNextPage()
        }
        await viewModel.loadNextPage()
        #expect(service.calls.count == calls.count + 1)
    }

    @Test("says that the next page failed, not the screen, until it or all is loaded again")
    func showsErrorOfPage() async {
        await viewModel.loadData()
        service.onCall = { throw ClaimError.unknown }
        await viewModel.loadNextPage()
        #expect(viewModel.pageError is ClaimError)
        #expect(viewModel.error == nil)
        #expect(viewModel.items == service.getClaimsResult)
        #expect(viewModel.hasMorePages)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.pageError == nil)

        service.onCall = { throw ClaimError.unknown }
        await viewModel.loadNextPage()
        service.onCall = {}
        await viewModel.loadNextPage()
        #expect(viewModel.pageError == nil)
    }

    @Test("shows an error and stops loading when the service fails; a retry clears it")
    func showsError() async {
        service.onCall = { throw ClaimError.unknown }
        await viewModel.loadData()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        service.onCall = {}
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("refreshes what is there without the loading state")
    func refreshes() async {
        await viewModel.loadData()
        service.onCall = { [viewModel] in
            #expect(viewModel.isRefreshing)
            #expect(!viewModel.isLoading)
        }
        let calls = service.calls
        await viewModel.refresh()
        #expect(service.calls.count == 2 * calls.count)
        #expect(!viewModel.isRefreshing)
    }

    @Test("an answer that comes after that of a newer load is dropped, and so is a failure")
    func keepsNewestAnswer() async {
        await viewModel.loadData()
        let older = service.getClaimsResult
        let newer = [Claim.samples[1]]
        for failure in [nil, ClaimError.unknown] {
            service.onCall = { [service, viewModel] in
                guard case .getClaims = service.calls.last else { return }

                service.onCall = {}
                service.getClaimsResult = newer
                await viewModel.refresh()
                service.getClaimsResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            #expect(viewModel.items == newer)
            #expect(viewModel.error == nil)
        }
    }

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        service.onCall = { throw ClaimError.unknown }
        await viewModel.refresh()
        #expect(viewModel.items == service.getClaimsResult)
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = service.getClaimsResult[0]
        viewModel.showDetail(of: item)
        let expectedRoute = ClaimsRoute.detail(claimId: item.id)
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("opens add")
    func showsAdd() {
        viewModel.showAdd()
        let expectedRoute = ClaimsRoute.add
        #expect(coordinator.navigationStack.map(\.route) == [expectedRoute])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: ClaimsCoordinator?
        let viewModel = {
            let coordinator = ClaimsCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return ClaimsListViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
