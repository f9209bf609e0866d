import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesDetailViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockNotesRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "notes.detail.title"))
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

    @Test func goesToEdit() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(MockNotesRepository())
        viewController.coordinator = coordinator

        viewController.showEdit()

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        let opened = try #require(presented?.topViewController as? NotesEditViewController)
        #expect(opened.viewModel.itemId == viewController.viewModel.itemId)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockNotesRepository) -> NotesDetailViewController {
        return NotesDetailViewController(
            viewModel: NotesDetailViewModel(itemId: "item-1", getNoteUseCase: GetNoteUseCase(repository: repository))
        )
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> NotesCoordinator {
        return NotesCoordinator(
            navigationController: navigationController,
            container: NotesDIContainer(appDIContainer: .shared)
        )
    }
}
