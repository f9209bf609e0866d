import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesEditViewModelTests {
    private let itemId = "item-1"
    private let title = "Title 2"
    private let body = "Body 2"
    private let isPinned: Bool = false
    private let budget: Decimal = Decimal(51)
    private let reminder: Date? = Date(timeIntervalSince1970: 45)
    private let state: NoteState = .done
    private let service: MockNotesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: NotesCoordinator
    private let viewModel: NotesEditViewModel

    init() {
        service = MockNotesService()
        container = DependencyContainer()
        container.notesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = NotesEditViewModel(itemId: itemId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    @Test("fills in what is there, once")
    func loads() async {
        service.onCall = { [viewModel] in #expect(viewModel.isLoading) }
        await viewModel.loadData()
        #expect(viewModel.hasLoaded)
        #expect(!viewModel.isLoading)
        #expect(viewModel.title == service.getNoteResult.title)
        #expect(viewModel.body == service.getNoteResult.body)
        #expect(viewModel.isPinned == service.getNoteResult.isPinned)
        #expect(viewModel.budget == service.getNoteResult.budget)
        #expect(viewModel.reminder == service.getNoteResult.reminder)
        #expect(viewModel.state == service.getNoteResult.state)

        #expect(!viewModel.hasInput)
        await viewModel.loadData()
        #expect(service.calls == [.getNote(id: itemId)])
    }

    @Test("shows an error and stops loading when the service fails; a retry clears it")
    func showsLoadingError() async {
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadData()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.hasLoaded)

        service.onCall = {}
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
        #expect(service.calls.isEmpty)
    }

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        #expect(!viewModel.isValid)

        await enterEverything()
        viewModel.title = " "
        #expect(!viewModel.isValid)

        await enterEverything()
        viewModel.body = " "
        #expect(!viewModel.isValid)

        let calls = service.calls
        await viewModel.submit()
        #expect(service.calls == calls)
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
        service.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        let expectedCall = MockNotesService.Call.updateNote(
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
        #expect(service.calls.last == expectedCall)
        #expect(!viewModel.isSubmitting)
        #expect(viewModel.error == nil)
        #expect(!viewModel.hasInput)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        await enterEverything()
        let calls = service.calls.count
        service.onCall = { [service, viewModel] in
            service.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(service.calls.count == calls + 1)
    }

    @Test("shows an error, stops and stays open when the service fails; a second try clears it")
    func showsError() async {
        coordinator.present(.edit(itemId: itemId))
        await enterEverything()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isSubmitting)
        #expect(coordinator.presentedSheet != nil)

        service.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("closes when everything was sent, and what is beneath is loaded again")
    func closes() async {
        _ = coordinator.build(.list)
        coordinator.present(.edit(itemId: itemId))
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.presentedSheet == nil)
        #expect(service.calls.contains(.getNotes))
    }

    @Test("leaves open what has taken its place meanwhile")
    func closesOnlyItself() async {
        coordinator.present(.edit(itemId: itemId))
        await enterEverything()
        service.onCall = { [coordinator] in
            coordinator.dismiss()
            coordinator.present(.list)
        }
        await viewModel.submit()
        #expect(coordinator.presentedSheet != nil)
    }

    @Test("cancelling closes and sends nothing; it asks first where something was entered")
    func cancels() {
        coordinator.present(.edit(itemId: itemId))
        viewModel.cancel()
        #expect(coordinator.presentedSheet == nil)

        coordinator.present(.edit(itemId: itemId))
        viewModel.title = title
        viewModel.body = body
        viewModel.isPinned = isPinned
        viewModel.budget = budget
        viewModel.reminder = reminder
        viewModel.state = state
        viewModel.cancel()
        #expect(coordinator.presentedSheet != nil)

        viewModel.pendingDiscard?()
        #expect(coordinator.presentedSheet == nil)
        #expect(service.calls.isEmpty)
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
        weak var released: NotesCoordinator?
        let viewModel = {
            let coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return NotesEditViewModel(itemId: itemId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
