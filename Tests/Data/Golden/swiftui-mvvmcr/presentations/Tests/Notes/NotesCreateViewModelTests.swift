import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesCreateViewModelTests {
    private let title = "Title 2"
    private let body = "Body 2"
    private let isPinned: Bool = true
    private let budget: Decimal = Decimal(51)
    private let reminder: Date? = Date(timeIntervalSince1970: 45)
    private let state: NoteState = .done
    private let service: MockNotesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: NotesCoordinator
    private let viewModel: NotesCreateViewModel

    init() {
        service = MockNotesService()
        container = DependencyContainer()
        container.notesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = NotesCreateViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Submitting

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
        let sent = service.calls.compactMap { call -> Note? in
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
        coordinator.present(.create)
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
        coordinator.present(.create)
        await enterEverything()
        await viewModel.submit()
        #expect(coordinator.presentedSheet == nil)
        #expect(service.calls.contains(.getNotes))
    }

    @Test("leaves open what has taken its place meanwhile")
    func closesOnlyItself() async {
        coordinator.present(.create)
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
        coordinator.present(.create)
        viewModel.cancel()
        #expect(coordinator.presentedSheet == nil)

        coordinator.present(.create)
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
            return NotesCreateViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            #expect(released == nil)
        }
    }
}
