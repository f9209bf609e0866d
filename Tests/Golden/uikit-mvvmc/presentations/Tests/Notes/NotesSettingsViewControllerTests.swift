import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesSettingsViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController()

        #expect(viewController.navigationConfiguration.title == String(localized: "notes.settings.title"))
    }

    // MARK: - Private Methods
    private func makeViewController() -> NotesSettingsViewController {
        return NotesSettingsViewController(viewModel: NotesSettingsViewModel())
    }
}
