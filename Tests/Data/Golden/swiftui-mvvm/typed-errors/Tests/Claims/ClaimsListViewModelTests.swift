import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsListViewModelTests {
    private let repository: MockClaimsRepository
    private let coordinator: MockCoordinator
    private let viewModel: ClaimsListViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = MockCoordinator()
        viewModel = ClaimsListViewModel(repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.contains(.getClaims(page: 1)))
        #expect(viewModel.items == repository.getClaimsResult)
        #expect(viewModel.claimCount == repository.getClaimCountResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads all that it shows at the same time")
    func loadsTogether() async {
        repository.onCall = { [repository] in
            for _ in 1...1_000 where repository.calls.count != 2 {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            #expect(repository.calls.count == 2)
        }
        await viewModel.load()
        #expect(viewModel.hasLoaded)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.load()
        let calls = repository.calls
        await viewModel.load()
        #expect(repository.calls == calls)
    }

    @Test("adds the next page at the end, until a page is empty")
    func addsPages() async {
        let secondPage = [Claim.samples[1]]
        repository.getClaimsPages = [2: secondPage]
        await viewModel.load()
        #expect(viewModel.hasMorePages)

        await viewModel.loadNextPage()
        #expect(repository.calls.last == .getClaims(page: 2))
        #expect(viewModel.items == repository.getClaimsResult + secondPage)
        await viewModel.loadNextPage()
        #expect(repository.calls.last == .getClaims(page: 3))
        #expect(viewModel.items == repository.getClaimsResult + secondPage)
        #expect(!viewModel.hasMorePages)

        let calls = repository.calls
        await viewModel.loadNextPage()
        #expect(repository.calls == calls)
    }

    @Test("loads a page once, however often the last row appears meanwhile")
    func loadsPageOnce() async {
        await viewModel.load()
        let calls = repository.calls
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.loadNextPage()
        }
        await viewModel.loadNextPage()
        #expect(repository.calls.count == calls.count + 1)
    }

    @Test("says that the next page failed, not the screen, until it or all is loaded again")
    func showsErrorOfPage() async {
        await viewModel.load()
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.loadNextPage()
        #expect(viewModel.pageError is ClaimError)
        #expect(viewModel.error == nil)
        #expect(viewModel.items == repository.getClaimsResult)
        #expect(viewModel.hasMorePages)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.pageError == nil)

        repository.onCall = { throw ClaimError.unknown }
        await viewModel.loadNextPage()
        repository.onCall = {}
        await viewModel.loadNextPage()
        #expect(viewModel.pageError == nil)
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsError() async {
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.load()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.load()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("refreshes what has been loaded, and nothing before")
    func refreshes() async {
        await viewModel.refresh()
        #expect(repository.calls.isEmpty)

        await viewModel.load()
        repository.getClaimsResult = [Claim.samples[1]]
        await viewModel.refresh()
        #expect(viewModel.items == repository.getClaimsResult)
    }

    @Test("an answer that comes after that of a newer load is dropped")
    func keepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.getClaimsResult
        let newer = [Claim.samples[1]]
        repository.onCall = { [repository, viewModel] in
            guard case .getClaims = repository.calls.last else { return }

            repository.onCall = {}
            repository.getClaimsResult = newer
            await viewModel.refresh()
            repository.getClaimsResult = older
        }
        await viewModel.refresh()
        #expect(viewModel.items == newer)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.refresh()
        #expect(viewModel.items == repository.getClaimsResult)
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
    }

    @Test("opens detail for a row")
    func opensDetail() {
        let item = repository.getClaimsResult[1]
        viewModel.didSelectClaim(item)
        #expect(coordinator.calls == [.navigate(.claimsDetail(claimId: item.id))])
    }

    @Test("opens add")
    func opensAdd() {
        viewModel.didTapAdd()
        #expect(coordinator.calls == [.navigate(.claimsAdd)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return ClaimsListViewModel(repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
