import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockNotesRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "notes.list.title"))
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

    @Test func opensARow() async throws {
        let repository = MockNotesRepository()
        let coordinator = makeCoordinator(UINavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("notes.list", as: UITableView.self))
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })

        viewController.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

        let opened = try #require(coordinator.navigationController.topViewController as? NotesDetailViewController)
        let item = repository.getNotesResult[0]
        #expect(opened.viewModel.itemId == item.id)
    }

    @Test func goesToCreate() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(MockNotesRepository())
        viewController.coordinator = coordinator

        viewController.showCreate()

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        _ = try #require(presented?.topViewController as? NotesCreateViewController)
    }

    @Test func goesToGallery() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(MockNotesRepository())
        viewController.coordinator = coordinator

        viewController.showGallery()

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        _ = try #require(presented?.topViewController as? NotesGalleryViewController)
    }

    @Test func goesToSettings() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockNotesRepository())
        viewController.coordinator = coordinator

        viewController.showSettings()

        _ = try #require(coordinator.navigationController.topViewController as? NotesSettingsViewController)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockNotesRepository) -> NotesViewController {
        return NotesViewController(viewModel: NotesViewModel(getNotesUseCase: GetNotesUseCase(repository: repository)))
    }

    private func makeCoordinator(_ navigationController: UINavigationController) -> NotesCoordinator {
        return NotesCoordinator(
            navigationController: navigationController,
            container: NotesDIContainer(appDIContainer: .shared)
        )
    }
}
