import UIKit

nonisolated protocol NotesDetailViewControllerFactoryProtocol {
    @MainActor
    func makeNotesDetailViewController(itemId: String, coordinator: NotesDetailCoordinatorActions) -> UIViewController
}
