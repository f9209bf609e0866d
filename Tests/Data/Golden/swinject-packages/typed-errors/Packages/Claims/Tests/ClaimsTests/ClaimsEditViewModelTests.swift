import Foundation
import Testing

@testable import Claims

@MainActor
struct ClaimsEditViewModelTests {
    private let claimId: Int = 26
    private let title = "Title 2"
    private let note: String? = "Note 2"
    private let repository: MockClaimsRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: ClaimsEditViewModel

    init() {
        repository = MockClaimsRepository()
        coordinator = CoordinatorSpy()
        viewModel = ClaimsEditViewModel(
            claimId: claimId,
            interactor: ClaimsEditInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    @Test("fills in what is there, once")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.title == repository.getClaimResult.title)
        #expect(viewModel.note == repository.getClaimResult.note)

        #expect(!viewModel.hasInput)
        await viewModel.loadData()
        #expect(repository.calls == [.getClaim(id: claimId)])
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsLoadingError() async {
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

    // MARK: - Submitting

    @Test("does not send what it has not filled in yet")
    func waitsForWhatIsThere() async {
        viewModel.title = title
        viewModel.note = note
        #expect(!viewModel.isValid)
        await viewModel.submit()
        #expect(repository.calls.isEmpty)
    }

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        #expect(!viewModel.isValid)
        await viewModel.submit()
        #expect(repository.calls.isEmpty)

        await enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        await enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        #expect(repository.calls.last == .updateClaim(claim: Claim(id: claimId, title: title, note: note)))
        #expect(!viewModel.isSubmitting)
        #expect(viewModel.error == nil)
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        await enterEverything()
        let calls = repository.calls.count
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(repository.calls.count == calls + 1)
    }

    @Test("shows an error, stops and stays open when the repository fails; a second try clears it")
    func showsError() async {
        await enterEverything()
        repository.onCall = { throw SendError.unfinished }
        await viewModel.submit()
        #expect(viewModel.error is SendError)
        #expect(!viewModel.isSubmitting)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("closes when everything was sent, and has the others loaded again")
    func closes() async {
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.calls == [.close, .refresh])
    }

    private func enterEverything() async {
        await viewModel.loadData()
        viewModel.title = title
        viewModel.note = note
    }

    @Test("submit note: tells the repository and has what changed loaded again")
    func submitNote() async {
        let note = "Note 1"
        await viewModel.submitNote(note: note)
        #expect(repository.calls.first == .submitNote(claimId: claimId, note: note))
        #expect(coordinator.calls == [.refresh])
    }

    @Test("submit note: shows an error when the repository fails; a second try clears it")
    func showsErrorOfSubmitNote() async {
        await viewModel.loadData()
        repository.onCall = { throw SendError.unfinished }
        await viewModel.submitNote(note: "Note 1")
        #expect(viewModel.error is SendError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submitNote(note: "Note 1")
        #expect(viewModel.error == nil)
    }

    @Test("submit note: is under way until it is done, and a second tap meanwhile does nothing")
    func sendsSubmitNoteOnce() async {
        repository.onCall = { [repository, viewModel] in
            #expect(viewModel.isWorking)
            repository.onCall = {}
            await viewModel.submitNote(note: "Note 1")
        }
        await viewModel.submitNote(note: "Note 1")
        #expect(!viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .submitNote = call { true } else { false }
        }
        #expect(sent.count == 1)
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
            return ClaimsEditViewModel(
                claimId: claimId,
                interactor: ClaimsEditInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: ClaimsEditCoordinatorActions {
        enum Call: Equatable {
            case showProgress(claimId: Int)
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func showProgress(claimId: Int) {
            calls.append(.showProgress(claimId: claimId))
        }

        func closeEdit(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
