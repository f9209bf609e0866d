import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesViewControllerTests {
    private let repository = MockNotesRepository()
    private let viewController: NotesViewController

    init() {
        viewController = NotesViewController(
            viewModel: NotesViewModel(getNotesUseCase: GetNotesUseCase(repository: repository))
        )
    }

    @Test func showsItsTitle() {
        #expect(viewController.navigationConfiguration.title == String(localized: "notes.list.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.view.find("state.message", as: UILabel.self)?.text != nil })
        repository.error = nil

        let button = try #require(viewController.view.find("state.retry", as: UIButton.self))
        button.sendActions(for: .primaryActionTriggered)

        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(repository.calls.count == 2)
    }

    @Test func loadsAgainWhenPulled() async throws {
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })

        let scrollView = try #require(viewController.view.find("notes.list", as: UIScrollView.self))
        scrollView.refreshControl?.sendActions(for: .valueChanged)

        #expect(await eventually { repository.calls.count == 2 })
    }

    @Test func showsARowForEveryItem() async throws {
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("notes.list", as: UITableView.self))

        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })
        #expect(viewController.tableView(tableView, numberOfRowsInSection: 0) == repository.getNotesResult.count)
        let cell = viewController.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        let content = cell.contentConfiguration as? UIListContentConfiguration
        let item = repository.getNotesResult[0]
        #expect(content?.text == item.title)
    }

    @Test func opensARow() async throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        let tableView = try #require(viewController.view.find("notes.list", as: UITableView.self))
        #expect(await eventually { viewController.tableView(tableView, numberOfRowsInSection: 0) > 0 })

        viewController.tableView(tableView, didSelectRowAt: IndexPath(row: 0, section: 0))

        let item = repository.getNotesResult[0]
        let opened = try #require(coordinator.navigationController.topViewController as? NotesDetailViewController)
        #expect(opened.viewModel.itemId == item.id)
    }

    @Test func goesToCreate() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator

        viewController.showCreate()

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        _ = try #require(presented?.topViewController as? NotesCreateViewController)
    }

    @Test func goesToGallery() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator

        viewController.showGallery()

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        _ = try #require(presented?.topViewController as? NotesGalleryViewController)
    }

    @Test func goesToSettings() throws {
        let coordinator = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        viewController.showSettings()

        _ = try #require(coordinator.navigationController.topViewController as? NotesSettingsViewController)
    }

    @Test func showsAnAlertWhenSomethingFails() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(await eventually { !viewController.viewModel.isLoading })
        repository.error = NetworkError.noConnection

        await viewController.viewModel.refreshData()

        #expect(await eventually { coordinator.navigationController.presentedViewController is UIAlertController })
    }

    @Test func doesNotKeepItsCoordinatorAlive() {
        var coordinator: NotesCoordinator? = makeCoordinator(UINavigationController())
        viewController.coordinator = coordinator

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> NotesCoordinator {
        return NotesCoordinator(
            navigationController: navigationController,
            container: NotesDIContainer(appDIContainer: .shared)
        )
    }
}
