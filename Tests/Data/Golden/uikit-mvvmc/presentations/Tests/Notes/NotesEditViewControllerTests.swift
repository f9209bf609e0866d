import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesEditViewControllerTests {
    private let repository = MockNotesRepository()
    private let viewController: NotesEditViewController

    init() {
        viewController = NotesEditViewController(
            viewModel: NotesEditViewModel(
                itemId: "item-1",
                getNoteUseCase: GetNoteUseCase(repository: repository),
                updateNoteUseCase: UpdateNoteUseCase(repository: repository)
            )
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "notes.edit.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.view.find("state.message", as: UILabel.self)?.text != nil })
        repository.error = nil

        let button = try #require(viewController.view.find("state.retry", as: UIButton.self))
        button.sendActions(for: .primaryActionTriggered)

        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(repository.calls.count == 2)
    }

    @Test func staysAboveTheKeyboard() {
        viewController.loadViewIfNeeded()

        let keyboard = viewController.view.keyboardLayoutGuide
        let edges = viewController.view.constraints.filter { $0.secondItem === keyboard }
        #expect(edges.count == 1)
    }

    @Test func clearsReminder() throws {
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("notes.edit.reminder.isSet", as: UISwitch.self))

        field.isOn = true
        field.sendActions(for: .valueChanged)
        #expect(viewController.viewModel.reminder != nil)

        field.isOn = false
        field.sendActions(for: .valueChanged)
        #expect(viewController.viewModel.reminder == nil)
    }

    @Test func entersWhatIsTyped() throws {
        viewController.loadViewIfNeeded()

        let titleField = try #require(viewController.view.find("notes.edit.title", as: UITextField.self))
        titleField.text = "Title 1"
        titleField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.title == "Title 1")

        let bodyField = try #require(viewController.view.find("notes.edit.body", as: UITextField.self))
        bodyField.text = "Body 1"
        bodyField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.body == "Body 1")

        #expect(viewController.hasInput)
    }

    @Test func showsTheLoadedValues() async throws {
        let item = repository.getNoteResult
        viewController.loadViewIfNeeded()

        let titleField = try #require(viewController.view.find("notes.edit.title", as: UITextField.self))
        #expect(await eventually { titleField.text == item.title })

        let bodyField = try #require(viewController.view.find("notes.edit.body", as: UITextField.self))
        #expect(await eventually { bodyField.text == item.body })
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })
        repository.error = NetworkError.noConnection

        await viewController.viewModel.refreshData()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func closesWhenItIsFinished() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        coordinator.presentModal(viewController)
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })

        viewController.viewModel.title = "Title 1"
        viewController.viewModel.body = "Body 1"
        viewController.viewModel.isPinned = true
        viewController.viewModel.budget = Decimal(50)
        viewController.viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewController.viewModel.state = .open
        viewController.submit()

        #expect(await eventually { coordinator.navigationController.presentedViewController == nil })
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: NotesCoordinator? = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> NotesCoordinator {
        return NotesCoordinator(
            navigationController: navigationController,
            container: NotesDIContainer(appDIContainer: .shared)
        )
    }
}
