import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesCreateViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockNotesRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "notes.create.title"))
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockNotesRepository) -> NotesCreateViewController {
        return NotesCreateViewController(
            viewModel: NotesCreateViewModel(createNoteUseCase: CreateNoteUseCase(repository: repository))
        )
    }
}
