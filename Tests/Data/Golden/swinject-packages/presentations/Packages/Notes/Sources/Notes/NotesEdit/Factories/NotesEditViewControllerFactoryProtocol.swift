import UIKit

nonisolated protocol NotesEditViewControllerFactoryProtocol {
    @MainActor
    func makeNotesEditViewController(itemId: String, coordinator: NotesEditCoordinatorActions) -> UIViewController
}
