import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsDetailViewModelTests {
    private let claimId = 26
    private let repository: MockClaimsRepository
    private let coordinator: MockCoordinator
    private let viewModel: ClaimsDetailViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = MockCoordinator()
        viewModel = ClaimsDetailViewModel(claimId: claimId, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("loads what it shows, and says so meanwhile")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(repository.calls.first == .getClaim(id: claimId))
        #expect(viewModel.item == repository.getClaimResult)
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
    }

    @Test("loads once, however often the screen appears")
    func loadsOnce() async {
        await viewModel.load()
        let calls = repository.calls
        await viewModel.load()
        #expect(repository.calls == calls)
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
        repository.getClaimResult = Claim.samples[1]
        await viewModel.refresh()
        #expect(viewModel.item == repository.getClaimResult)
    }

    @Test("an answer that comes after that of a newer load is dropped")
    func keepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.getClaimResult
        let newer = Claim.samples[1]
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            repository.getClaimResult = newer
            await viewModel.refresh()
            repository.getClaimResult = older
        }
        await viewModel.refresh()
        #expect(viewModel.item == newer)
    }

    @Test("keeps what is there when a refresh fails, and says so")
    func keepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.refresh()
        #expect(viewModel.item == repository.getClaimResult)
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
    }

    @Test("close claim: tells the repository and loads again")
    func closeClaim() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.closeClaim()
        #expect(repository.calls.first == .closeClaim(id: claimId))
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls == [.refresh])
    }

    @Test("close claim: shows an error and goes nowhere when the repository fails")
    func showsErrorOfCloseClaim() async {
        repository.onCall = { throw ClaimError.unknown }
        await viewModel.closeClaim()
        #expect(viewModel.error is ClaimError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("close claim: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsCloseClaimOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.closeClaim()
        }
        await viewModel.closeClaim()
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .closeClaim = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("close claim: loads what could not be loaded before")
    func loadsWithCloseClaim() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        repository.onCall = {}
        await viewModel.closeClaim()
        #expect(viewModel.hasLoaded)
        #expect(viewModel.error == nil)
    }

    @Test("remove claim: tells the repository, closes, and has what is beneath loaded again")
    func removeClaim() async {
        await viewModel.load()
        let loads = repository.calls
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.removeClaim()
        #expect(repository.calls == loads + [.removeClaim(id: claimId)])
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls == [.close(.claimsDetail(claimId: claimId)), .refresh])

        await viewModel.refresh()
        #expect(repository.calls == loads + [.removeClaim(id: claimId)])
    }

    @Test("remove claim: shows an error and goes nowhere when the repository fails")
    func showsErrorOfRemoveClaim() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeClaim()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("remove claim: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsRemoveClaimOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.removeClaim()
        }
        await viewModel.removeClaim()
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .removeClaim = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("opens edit")
    func opensEdit() {
        viewModel.didTapEdit()
        #expect(coordinator.calls == [.navigate(.claimsEdit(claimId: claimId))])
    }

    @Test("opens progress")
    func opensProgress() {
        viewModel.didTapProgress()
        #expect(coordinator.calls == [.navigate(.claimsProgress(claimId: claimId))])
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return ClaimsDetailViewModel(claimId: claimId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
