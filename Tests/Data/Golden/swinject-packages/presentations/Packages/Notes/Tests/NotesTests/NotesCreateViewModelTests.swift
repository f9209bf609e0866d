import Foundation
import Testing

@testable import Notes

@MainActor
struct NotesCreateViewModelTests {
    private let title = "Title 2"
    private let body = "Body 2"
    private let isPinned: Bool = true
    private let budget: Decimal = Decimal(51)
    private let reminder: Date? = Date(timeIntervalSince1970: 45)
    private let state: NoteState = .done
    private let repository: MockNotesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: NotesCreateViewModel

    init() {
        repository = MockNotesRepository()
        coordinator = CoordinatorSpy()
        viewModel = NotesCreateViewModel(
            interactor: NotesCreateInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        #expect(!viewModel.isValid)
        await viewModel.submit()
        #expect(repository.calls.isEmpty)

        await enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)

        await enterEverything()
        viewModel.body = " "
        #expect(!viewModel.isValid)
    }

    @Test("does not send a value that this version of the app does not know")
    func refusesUnknownState() async {
        await enterEverything()
        viewModel.state = .unknown
        #expect(!viewModel.isValid)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        await enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        let sent = repository.calls.compactMap { call -> Note? in
            guard case .createNote(let note) = call else { return nil }
            return note
        }
        #expect(sent.map(\.title) == [title])
        #expect(sent.map(\.body) == [body])
        #expect(sent.map(\.isPinned) == [isPinned])
        #expect(sent.map(\.budget) == [budget])
        #expect(sent.map(\.reminder) == [reminder])
        #expect(sent.map(\.state) == [state])
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
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(viewModel.error is URLError)
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

    @Test("cancelling closes and sends nothing; it asks first where something was entered")
    func cancels() {
        viewModel.cancel()
        #expect(coordinator.calls == [.close])

        viewModel.title = title
        viewModel.body = body
        viewModel.isPinned = isPinned
        viewModel.budget = budget
        viewModel.reminder = reminder
        viewModel.state = state
        viewModel.cancel()
        #expect(coordinator.calls == [.close])

        viewModel.pendingDiscard?()
        #expect(coordinator.calls == [.close, .close])
        #expect(repository.calls.isEmpty)
    }

    private func enterEverything() async {
        viewModel.title = title
        viewModel.body = body
        viewModel.isPinned = isPinned
        viewModel.budget = budget
        viewModel.reminder = reminder
        viewModel.state = state
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return NotesCreateViewModel(
                interactor: NotesCreateInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: NotesCreateCoordinatorActions {
        enum Call: Equatable {
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func closeCreate(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
