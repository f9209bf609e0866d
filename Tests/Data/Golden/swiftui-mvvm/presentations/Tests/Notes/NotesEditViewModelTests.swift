import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesEditViewModelTests {
    private let itemId = "item-1"
    private let title = "Title 2"
    private let body = "Body 2"
    private let isPinned = false
    private let budget = Decimal(51)
    private let reminder: Date? = Date(timeIntervalSince1970: 45)
    private let state: NoteState = .done
    private let repository: MockNotesRepository
    private let coordinator: MockCoordinator
    private let viewModel: NotesEditViewModel

    init() {
        repository = MockNotesRepository()
        coordinator = MockCoordinator()
        viewModel = NotesEditViewModel(itemId: itemId, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    @Test("fills in what is there, once")
    func loads() async {
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.load()
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.title == repository.getNoteResult.title)
        #expect(viewModel.body == repository.getNoteResult.body)
        #expect(viewModel.isPinned == repository.getNoteResult.isPinned)
        #expect(viewModel.budget == repository.getNoteResult.budget)
        #expect(viewModel.reminder == repository.getNoteResult.reminder)
        #expect(viewModel.state == repository.getNoteResult.state)

        #expect(!viewModel.hasInput)
        await viewModel.load()
        #expect(repository.calls == [.getNote(id: itemId)])
    }

    @Test("shows an error and stops loading when the repository fails; a retry clears it")
    func showsLoadingError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        #expect(viewModel.error is URLError)
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

        enterEverything()
        viewModel.body = " "
        #expect(!viewModel.isValid)

        let calls = repository.calls
        await viewModel.submit()
        #expect(repository.calls == calls)
    }

    @Test("does not send a value that this version of the app does not know")
    func refusesUnknownState() async {
        await viewModel.load()
        enterEverything()
        viewModel.state = .unknown
        #expect(!viewModel.isValid)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        await viewModel.load()
        enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.submit()
        let call = MockNotesRepository.Call.updateNote(
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
        #expect(repository.calls.last == call)
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
        #expect(coordinator.calls == [.close(.notesEdit(itemId: itemId)), .refresh])
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
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("cancelling closes and sends nothing; it asks first where something was entered")
    func cancels() {
        viewModel.cancel()
        #expect(coordinator.calls == [.close(.notesEdit(itemId: itemId))])

        enterEverything()
        viewModel.cancel()
        #expect(coordinator.calls == [.close(.notesEdit(itemId: itemId))])
        viewModel.pendingDiscard?()
        #expect(coordinator.calls == [.close(.notesEdit(itemId: itemId)), .close(.notesEdit(itemId: itemId))])
        #expect(repository.calls.isEmpty)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return NotesEditViewModel(itemId: itemId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }

    private func enterEverything() {
        viewModel.title = title
        viewModel.body = body
        viewModel.isPinned = isPinned
        viewModel.budget = budget
        viewModel.reminder = reminder
        viewModel.state = state
    }
}
