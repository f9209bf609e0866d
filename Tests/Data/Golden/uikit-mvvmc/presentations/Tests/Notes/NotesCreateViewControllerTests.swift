import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesCreateViewControllerTests {
    private let repository = MockNotesRepository()
    private let viewController: NotesCreateViewController

    init() {
        viewController = NotesCreateViewController(
            viewModel: NotesCreateViewModel(createNoteUseCase: CreateNoteUseCase(repository: repository))
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "notes.create.title"))
    }

    @Test func staysAboveTheKeyboard() {
        viewController.loadViewIfNeeded()

        let keyboard = viewController.view.keyboardLayoutGuide
        let edges = viewController.view.constraints.filter { $0.secondItem === keyboard }
        #expect(edges.count == 1)
    }

    @Test func clearsReminder() throws {
        viewController.loadViewIfNeeded()
        let field = try #require(viewController.view.find("notes.create.reminder.isSet", as: UISwitch.self))

        field.isOn = true
        field.sendActions(for: .valueChanged)
        #expect(viewController.viewModel.reminder != nil)

        field.isOn = false
        field.sendActions(for: .valueChanged)
        #expect(viewController.viewModel.reminder == nil)
    }

    @Test func entersWhatIsTyped() throws {
        viewController.loadViewIfNeeded()

        let titleField = try #require(viewController.view.find("notes.create.title", as: UITextField.self))
        titleField.text = "Title 1"
        titleField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.title == "Title 1")

        let bodyField = try #require(viewController.view.find("notes.create.body", as: UITextField.self))
        bodyField.text = "Body 1"
        bodyField.sendActions(for: .editingChanged)
        #expect(viewController.viewModel.body == "Body 1")

        #expect(viewController.hasInput)
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        repository.error = NetworkError.noConnection

        viewController.viewModel.title = "Title 1"
        viewController.viewModel.body = "Body 1"
        viewController.viewModel.isPinned = true
        viewController.viewModel.budget = Decimal(50)
        viewController.viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewController.viewModel.state = .open
        await viewController.viewModel.submit()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func closesWhenItIsFinished() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        coordinator.presentModal(viewController)
        viewController.loadViewIfNeeded()

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
