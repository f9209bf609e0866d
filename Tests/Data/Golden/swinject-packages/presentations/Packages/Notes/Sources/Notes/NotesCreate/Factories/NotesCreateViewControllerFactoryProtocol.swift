import UIKit

nonisolated protocol NotesCreateViewControllerFactoryProtocol {
    @MainActor
    func makeNotesCreateViewController(coordinator: NotesCreateCoordinatorActions) -> UIViewController
}
