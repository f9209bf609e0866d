import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesSettingsViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController()

        #expect(viewController.navigationConfiguration.title == String(localized: "notes.settings.title"))
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: NotesCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController()
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeViewController() -> NotesSettingsViewController {
        return NotesSettingsViewController(viewModel: NotesSettingsViewModel())
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> NotesCoordinator {
        return NotesCoordinator(
            navigationController: navigationController,
            container: NotesDIContainer(appDIContainer: .shared)
        )
    }
}
