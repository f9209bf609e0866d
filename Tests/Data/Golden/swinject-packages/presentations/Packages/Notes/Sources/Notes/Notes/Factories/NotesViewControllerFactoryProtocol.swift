import UIKit

nonisolated protocol NotesViewControllerFactoryProtocol {
    @MainActor
    func makeNotesViewController(coordinator: NotesCoordinatorActions) -> UIViewController
}
