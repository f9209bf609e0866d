import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesEditViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockNotesRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "notes.edit.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
        let repository = MockNotesRepository()
        let viewController = makeViewController(repository)
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.view.find("state.message", as: UILabel.self)?.text != nil })
        repository.error = nil

        try #require(
            viewController.view.find("state.retry", as: UIButton.self)
        ).sendActions(for: .primaryActionTriggered)

        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(repository.calls.count == 2)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockNotesRepository) -> NotesEditViewController {
        return NotesEditViewController(
            viewModel: NotesEditViewModel(
                itemId: "item-1",
                getNoteUseCase: GetNoteUseCase(repository: repository),
                updateNoteUseCase: UpdateNoteUseCase(repository: repository)
            )
        )
    }
}
