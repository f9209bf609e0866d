import Foundation
import Testing

@testable import Claims

@MainActor
struct ClaimsDetailViewModelTests {
    private let claimId: Int = 26
    private let repository: MockClaimsRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: ClaimsDetailViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = CoordinatorSpy()
        viewModel = ClaimsDetailViewModel(
            claimId: claimId,
            interactor: ClaimsDetailInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(repository.calls.first == .getClaim(id: claimId))
        #expect(viewModel.item == repository.getClaimResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.loadData()
        let calls = repository.calls
        await viewModel.loadData()
        #expect(repository.calls == calls)
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
        #expect(repository.calls == calls + calls)
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
        let older = repository.getClaimResult
        let newer = Claim.samples[1]
        for failure in [nil, ClaimError.unknown] {
            repository.onCall = { [repository, viewModel] in
                repository.onCall = {}
                repository.getClaimResult = newer
                await viewModel.refresh()
                repository.getClaimResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            #expect(viewModel.item == newer)
            #expect(viewModel.error == nil)
        }
    }

    @Test("keeps what is there when a refresh fails, and says so until the next")
    func keepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.refresh()
        #expect(viewModel.item == repository.getClaimResult)
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        #expect(viewModel.error == nil)
    }

    @Test("close claim: tells the repository and has what changed loaded again")
    func closeClaim() async {
        await viewModel.closeClaim()
        #expect(repository.calls.first == .closeClaim(id: claimId))
        #expect(coordinator.calls == [.refresh])
    }

    @Test("close claim: shows an error when the repository fails; a second try clears it")
    func showsErrorOfCloseClaim() async {
        await viewModel.loadData()
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.closeClaim()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.closeClaim()
        #expect(viewModel.error == nil)
    }

    @Test("close claim: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCloseClaimOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.closeClaim()
        }
        await viewModel.closeClaim()
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .closeClaim = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("remove claim: tells the repository, closes and has the others loaded again")
    func removeClaim() async {
        await viewModel.removeClaim()
        #expect(repository.calls.first == .removeClaim(id: claimId))
        #expect(coordinator.calls == [.close, .refresh])
    }

    @Test("remove claim: shows an error when the repository fails; a second try clears it")
    func showsErrorOfRemoveClaim() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeClaim()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.removeClaim()
        #expect(viewModel.error == nil)
    }

    @Test("remove claim: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsRemoveClaimOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.removeClaim()
        }
        await viewModel.removeClaim()
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .removeClaim = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens edit")
    func showsEdit() {
        viewModel.showEdit()
        #expect(coordinator.calls == [.showEdit(claimId: claimId)])
    }

    @Test("opens progress")
    func showsProgress() {
        viewModel.showProgress()
        #expect(coordinator.calls == [.showProgress(claimId: claimId)])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return ClaimsDetailViewModel(
                claimId: claimId,
                interactor: ClaimsDetailInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: ClaimsDetailCoordinatorActions {
        enum Call: Equatable {
            case showEdit(claimId: Int)
            case showProgress(claimId: Int)
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func showEdit(claimId: Int) {
            calls.append(.showEdit(claimId: claimId))
        }

        func showProgress(claimId: Int) {
            calls.append(.showProgress(claimId: claimId))
        }

        func closeDetail(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
