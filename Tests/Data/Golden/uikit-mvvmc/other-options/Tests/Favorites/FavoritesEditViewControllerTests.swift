import UIKit
import XCTest

@testable import Demo

final class FavoritesEditViewControllerTests: XCTestCase {
    @MainActor func testShowsItsTitle() async throws {
        let viewController = makeViewController(MockFavoritesRepository())

        XCTAssertEqual(viewController.navigationConfiguration.title, String(localized: "favorites.edit.title"))
    }

    @MainActor func testTriesAgainWhenAsked() async throws {
        let repository = MockFavoritesRepository()
        let viewController = makeViewController(repository)
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        await assertEventually { viewController.view.find("state.message", as: UILabel.self)?.text != nil }
        repository.error = nil

        let button = try XCTUnwrap(viewController.view.find("state.retry", as: UIButton.self))
        button.sendActions(for: .primaryActionTriggered)

        await assertEventually { viewController.viewModel.screenState == .content }
        XCTAssertEqual(repository.calls.count, 2)
    }

    @MainActor func testStaysAboveTheKeyboard() async throws {
        let viewController = makeViewController(MockFavoritesRepository())

        viewController.loadViewIfNeeded()

        let keyboard = viewController.view.keyboardLayoutGuide
        let edges = viewController.view.constraints.filter { $0.secondItem === keyboard }
        XCTAssertEqual(edges.count, 1)
    }

    @MainActor func testEntersWhatIsTyped() async throws {
        let viewController = makeViewController(MockFavoritesRepository())
        viewController.loadViewIfNeeded()

        let titleField = try XCTUnwrap(viewController.view.find("favorites.edit.title", as: UITextField.self))
        titleField.text = "Title 1"
        titleField.sendActions(for: .editingChanged)
        XCTAssertEqual(viewController.viewModel.title, "Title 1")

        let noteField = try XCTUnwrap(viewController.view.find("favorites.edit.note", as: UITextField.self))
        noteField.text = "Note 1"
        noteField.sendActions(for: .editingChanged)
        XCTAssertEqual(viewController.viewModel.note, "Note 1")

        XCTAssertTrue(viewController.hasInput)
    }

    @MainActor func testShowsTheLoadedValues() async throws {
        let repository = MockFavoritesRepository()
        let item = repository.getFavoriteResult
        let viewController = makeViewController(repository)
        viewController.loadViewIfNeeded()

        let titleField = try XCTUnwrap(viewController.view.find("favorites.edit.title", as: UITextField.self))
        await assertEventually { titleField.text == item.title }

        let noteField = try XCTUnwrap(viewController.view.find("favorites.edit.note", as: UITextField.self))
        await assertEventually { noteField.text == item.note }
    }

    @MainActor func testShowsAnAlertWhenSomethingFails() async throws {
        let repository = MockFavoritesRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        viewController.loadViewIfNeeded()
        await assertEventually { viewController.viewModel.screenState == .content }
        await assertEventually { !viewController.viewModel.isLoading }
        repository.error = NetworkError.noConnection

        await viewController.viewModel.refreshData()

        await assertEventually { coordinator.navigationController.presentedViewController is UIAlertController }
    }

    @MainActor func testClosesWhenItIsFinished() async throws {
        let repository = MockFavoritesRepository()
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let viewController = makeViewController(repository)
        viewController.coordinator = coordinator
        coordinator.presentModal(viewController)
        viewController.loadViewIfNeeded()
        await assertEventually { viewController.viewModel.screenState == .content }
        await assertEventually { !viewController.viewModel.isLoading }

        viewController.viewModel.title = "Title 1"
        viewController.viewModel.note = "Note 1"
        viewController.submit()

        await assertEventually { coordinator.navigationController.presentedViewController == nil }
    }

    @MainActor func testDoesNotKeepItsCoordinatorAlive() async throws {
        var coordinator: FavoritesCoordinator? = makeCoordinator(UINavigationController())
        let viewController = makeViewController(MockFavoritesRepository())
        viewController.coordinator = coordinator

        coordinator = nil

        XCTAssertNil(viewController.coordinator)
    }

    // MARK: - Private Methods
    @MainActor private func makeViewController(_ repository: MockFavoritesRepository) -> FavoritesEditViewController {
        return FavoritesEditViewController(
            viewModel: FavoritesEditViewModel(
                itemId: "item-1",
                mode: .create,
                getFavoriteUseCase: GetFavoriteUseCase(repository: repository),
                updateFavoriteUseCase: UpdateFavoriteUseCase(repository: repository)
            )
        )
    }

    @MainActor private func makeCoordinator(_ navigationController: UINavigationController) -> FavoritesCoordinator {
        return FavoritesCoordinator(
            navigationController: navigationController,
            container: FavoritesDIContainer(appDIContainer: .shared)
        )
    }
}
