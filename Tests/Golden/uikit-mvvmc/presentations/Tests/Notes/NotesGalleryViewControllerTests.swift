import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesGalleryViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController()

        #expect(viewController.navigationConfiguration.title == String(localized: "notes.gallery.title"))
    }

    // MARK: - Private Methods
    private func makeViewController() -> NotesGalleryViewController {
        return NotesGalleryViewController(viewModel: NotesGalleryViewModel())
    }
}
