import UIKit

nonisolated protocol NotesGalleryViewControllerFactoryProtocol {
    @MainActor
    func makeNotesGalleryViewController(coordinator: NotesGalleryCoordinatorActions) -> UIViewController
}
