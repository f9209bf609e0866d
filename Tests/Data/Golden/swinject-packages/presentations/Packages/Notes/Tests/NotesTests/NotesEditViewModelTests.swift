import Foundation
import Testing

@testable import Notes

@MainActor
struct NotesEditViewModelTests {
    private let itemId = "item-1"
    private let title = "Title 2"
    private let body = "Body 2"
    private let isPinned: Bool = false
    private let budget: Decimal = Decimal(51)
    private let reminder: Date? = Date(timeIntervalSince1970: 45)
    private let state: NoteState = .done
    private let repository: MockNotesRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: NotesEditViewModel

    init() {
        repository = MockNotesRepository()
        coordinator = CoordinatorSpy()
        viewModel = NotesEditViewModel(
            itemId: itemId,
            interactor: NotesEditInteractor(repository: repository),
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
        #expect(viewModel.title == repository.getNoteResult.title)
        #expect(viewModel.body == repository.getNoteResult.body)
        #expect(viewModel.isPinned == repository.getNoteResult.isPinned)
        #expect(viewModel.budget == repository.getNoteResult.budget)
        #expect(viewModel.reminder == repository.getNoteResult.reminder)
        #expect(viewModel.state == repository.getNoteResult.state)

        #expect(!viewModel.hasInput)
        await viewModel.loadData()
        #expect(repository.calls == [.getNote(id: itemId)])
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsLoadingError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadData()
        #expect(viewModel.error is URLError)
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
        viewModel.body = body
        viewModel.isPinned = isPinned
        viewModel.budget = budget
        viewModel.reminder = reminder
        viewModel.state = state
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
        let expectedCall = MockNotesRepository.Call.updateNote(
            note: Note(
                id: itemId,
                title: title,
                body: body,
                isPinned: isPinned,
                budget: budget,
                reminder: reminder,
                state: state
            )
        )
        #expect(repository.calls.last == expectedCall)
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
        await viewModel.loadData()
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
            return NotesEditViewModel(
                itemId: itemId,
                interactor: NotesEditInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    @MainActor
    private final class CoordinatorSpy: NotesEditCoordinatorActions {
        enum Call: Equatable {
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func closeEdit(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
