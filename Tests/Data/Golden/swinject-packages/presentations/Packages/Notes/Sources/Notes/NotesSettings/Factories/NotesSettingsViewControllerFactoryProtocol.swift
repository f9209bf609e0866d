import UIKit

nonisolated protocol NotesSettingsViewControllerFactoryProtocol {
    @MainActor
    func makeNotesSettingsViewController(coordinator: NotesSettingsCoordinatorActions) -> UIViewController
}
