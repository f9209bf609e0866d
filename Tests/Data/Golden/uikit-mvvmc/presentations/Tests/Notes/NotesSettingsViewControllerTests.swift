import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesSettingsViewControllerTests {
    private let viewController: NotesSettingsViewController

    init() {
        viewController = NotesSettingsViewController(viewModel: NotesSettingsViewModel())
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "notes.settings.title"))
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
