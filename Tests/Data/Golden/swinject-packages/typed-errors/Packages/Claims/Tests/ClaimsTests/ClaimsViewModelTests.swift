import Foundation
import Testing

@testable import Claims

@MainActor
struct ClaimsViewModelTests {
    private let repository: MockClaimsRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: ClaimsViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = CoordinatorSpy()
        viewModel = ClaimsViewModel(interactor: ClaimsInteractor(repository: repository), coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
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
        await viewModel.loadData()
        #expect(viewModel.hasLoaded)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.loadData()
        let calls = repository.calls
        await viewModel.loadData()
        #expect(repository.calls == calls)
    }

    @Test("adds the next page at the end, until a page is empty")
    func addsPages() async {
        let secondPage = [Claim.samples[1]]
        repository.getClaimsPages = [2: secondPage]
        await viewModel.loadData()
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
        await viewModel.loadData()
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
        await viewModel.loadData()
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
        await viewModel.loadData()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.loadData()
        #expect(viewModel.error == nil)
        #expect(viewModel.hasLoaded)
    }

    @Test("refreshes what is there without the loading state")
    func refreshes() async {
        await viewModel.loadData()
        repository.onCall = { [viewModel] in
            #expect(viewModel.isRefreshing)
            #expect(!viewModel.isLoading)
        }
        let calls = repository.calls
        await viewModel.refresh()
        #expect(repository.calls.count == 2 * calls.count)
        #expect(!viewModel.isRefreshing)
    }

    @Test("what was never loaded is not refreshed")
    func refreshesOnlyWhatWasLoaded() async {
        await viewModel.refresh()
        #expect(repository.calls.isEmpty)
    }

    @Test("an answer that comes after that of a newer load is dropped, and so is a failure")
    func keepsNewestAnswer() async {
        await viewModel.loadData()
        let older = repository.getClaimsResult
        let newer = [Claim.samples[1]]
        for failure in [nil, ClaimError.unknown] {
            repository.onCall = { [repository, viewModel] in
                guard case .getClaims = repository.calls.last else { return }

                repository.onCall = {}
                repository.getClaimsResult = newer
                await viewModel.refresh()
                repository.getClaimsResult = older
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
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.refresh()
        #expect(viewModel.items == repository.getClaimsResult)
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("opens detail for a row")
    func showsDetail() {
        let item = repository.getClaimsResult[0]
        viewModel.showDetail(of: item)
        #expect(coordinator.calls == [.showDetail(claimId: item.id)])
    }

    @Test("opens add")
    func showsAdd() {
        viewModel.showAdd()
        #expect(coordinator.calls == [.showAdd])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return ClaimsViewModel(interactor: ClaimsInteractor(repository: repository), coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: ClaimsCoordinatorActions {
        enum Call: Equatable {
            case showDetail(claimId: Int)
            case showAdd
        }

        private(set) var calls: [Call] = []

        func showDetail(claimId: Int) {
            calls.append(.showDetail(claimId: claimId))
        }

        func showAdd() {
            calls.append(.showAdd)
        }
    }
}
