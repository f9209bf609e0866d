import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesCreateViewModelTests {
    private let title = "Title 2"
    private let body = "Body 2"
    private let isPinned = true
    private let budget = Decimal(51)
    private let reminder: Date? = Date(timeIntervalSince1970: 45)
    private let state: NoteState = .done
    private let repository: MockNotesRepository
    private let coordinator: MockCoordinator
    private let viewModel: NotesCreateViewModel

    init() {
        repository = MockNotesRepository()
        coordinator = MockCoordinator()
        viewModel = NotesCreateViewModel(repository: repository, coordinator: coordinator)
    }

    // MARK: - Submitting

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
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
        enterEverything()
        viewModel.state = .unknown
        #expect(!viewModel.isValid)
    }

    @Test("sends what was entered, and says so meanwhile")
    func submits() async {
        enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isLoading) }
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
        #expect(!viewModel.isLoading)
        #expect(viewModel.error == nil)
        #expect(coordinator.calls == [.close(.notesCreate), .refresh])
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
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
        #expect(coordinator.calls == [.close(.notesCreate)])

        enterEverything()
        viewModel.cancel()
        #expect(coordinator.calls == [.close(.notesCreate)])
        viewModel.pendingDiscard?()
        #expect(coordinator.calls == [.close(.notesCreate), .close(.notesCreate)])
        #expect(repository.calls.isEmpty)
    }

    @Test("does not keep its coordinator alive")
    func holdsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return NotesCreateViewModel(repository: repository, coordinator: coordinator)
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
