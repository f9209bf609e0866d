import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsEditViewModelTests {
    private let claimId = 26
    private let title = "Title 2"
    private let note: String? = "Note 2"
    private let repository: MockClaimsRepository
    private let coordinator: MockCoordinator
    private let viewModel: ClaimsEditViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = MockCoordinator()
        viewModel = ClaimsEditViewModel(claimId: claimId, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("fills in what is there, once")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.title == repository.getClaimResult.title)
        #expect(viewModel.note == repository.getClaimResult.note)

        #expect(!viewModel.hasInput)
        await viewModel.load()
        #expect(repository.calls == [.getClaim(id: claimId)])
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsLoadingError() async {
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

    // MARK: - Submitting

    @Test("does not send what it has not filled in yet")
    func waitsForWhatIsThere() async {
        enterEverything()
        #expect(!viewModel.isValid)
        await viewModel.submit()
        #expect(repository.calls.isEmpty)
    }

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        await viewModel.load()
        enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)

        let calls = repository.calls
        await viewModel.submit()
        #expect(repository.calls == calls)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        await viewModel.load()
        enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.submit()
        #expect(repository.calls.last == .updateClaim(claim: Claim(id: claimId, title: title, note: note)))
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
        #expect(coordinator.calls == [.close(.claimsEdit(claimId: claimId)), .refresh])
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        await viewModel.load()
        enterEverything()
        let before = repository.calls.count
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(repository.calls.count == before + 1)
    }

    @Test("shows an error, stops and stays open when the repository fails; a second try clears it")
    func showsError() async {
        await viewModel.load()
        enterEverything()
        repository.onCall = { throw SendError.unfinished }
        await viewModel.submit()
        #expect(viewModel.error is SendError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("submit note: tells the repository and loads again")
    func submitNote() async {
        let note = "Note 1"
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.submitNote(note: note)
        #expect(repository.calls.first == .submitNote(claimId: claimId, note: note))
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls == [.refresh])
    }

    @Test("submit note: shows an error and goes nowhere when the repository fails")
    func showsErrorOfSubmitNote() async {
        repository.onCall = { throw SendError.unfinished }
        await viewModel.submitNote(note: "Note 1")
        #expect(viewModel.error is SendError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)
    }

    @Test("submit note: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsSubmitNoteOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isLoading)
            repository.onCall = {}
            await viewModel.submitNote(note: "Note 1")
        }
        await viewModel.submitNote(note: "Note 1")
        #expect(!viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .submitNote = call { true } else { false }
        }
        #expect(sent.count == 1)
    }

    @Test("submit note: loads what could not be loaded before")
    func loadsWithSubmitNote() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        repository.onCall = {}
        await viewModel.submitNote(note: "Note 1")
        #expect(viewModel.hasLoaded)
        #expect(viewModel.error == nil)
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
            return ClaimsEditViewModel(claimId: claimId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    private func enterEverything() {
        viewModel.title = title
        viewModel.note = note
    }
}
