import XCTest

@testable import Demo

@MainActor
final class FavoritesViewFactoryTests: XCTestCase {
    private var parent: AppCoordinator!
    private var coordinator: FavoritesCoordinator!
    private var factory: FavoritesViewFactory!

    override func setUp() async throws {
        let container = DependencyContainer()
        container.favoritesService = MockFavoritesService()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        factory = FavoritesViewFactory(dependencyContainer: container)
    }

    private func listViewModel() throws -> FavoritesListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try XCTUnwrap(view as? FavoritesListView).viewModel
    }

    private func detailViewModel(itemId: String) throws -> FavoritesDetailViewModel {
        let view = factory.makeDetailView(itemId: itemId, coordinator: coordinator)
        return try XCTUnwrap(view as? FavoritesDetailView).viewModel
    }

    private func editViewModel(itemId: String, mode: EditorMode) throws -> FavoritesEditViewModel {
        let view = factory.makeEditView(itemId: itemId, mode: mode, coordinator: coordinator)
        return try XCTUnwrap(view as? FavoritesEditView).viewModel
    }

    private func settingsViewModel() throws -> FavoritesSettingsViewModel {
        let view = factory.makeSettingsView(coordinator: coordinator)
        return try XCTUnwrap(view as? FavoritesSettingsView).viewModel
    }

    func testMakesList() throws {
        let viewModel = try listViewModel()
        XCTAssertTrue(try listViewModel() === viewModel)
    }

    func testMakesDetail() throws {
        let itemId: String = "item-1"
        let viewModel = try detailViewModel(itemId: itemId)
        XCTAssertEqual(viewModel.itemId, itemId)
        XCTAssertTrue(try detailViewModel(itemId: itemId) === viewModel)
        let otherViewModel = try detailViewModel(itemId: "item-2")
        XCTAssertTrue(otherViewModel !== viewModel)
    }

    func testMakesEdit() throws {
        let itemId: String = "item-1"
        let mode: EditorMode = .create
        let viewModel = try editViewModel(itemId: itemId, mode: mode)
        XCTAssertEqual(viewModel.itemId, itemId)
        XCTAssertEqual(viewModel.mode, mode)
        XCTAssertTrue(try editViewModel(itemId: itemId, mode: mode) === viewModel)
        let otherViewModel = try editViewModel(itemId: "item-2", mode: .update)
        XCTAssertTrue(otherViewModel !== viewModel)
    }

    func testMakesSettings() throws {
        let viewModel = try settingsViewModel()
        XCTAssertTrue(try settingsViewModel() === viewModel)
    }

    func testDropsClosedScreens() throws {
        let rootViewModel = try listViewModel()
        let itemId: String = "item-1"
        let closableViewModel = try detailViewModel(itemId: itemId)

        factory.keepViewModels(of: [.detail(itemId: itemId)])
        XCTAssertTrue(try detailViewModel(itemId: itemId) === closableViewModel)

        factory.keepViewModels(of: [])
        XCTAssertTrue(try detailViewModel(itemId: itemId) !== closableViewModel)
        XCTAssertTrue(try listViewModel() === rootViewModel)
    }

    func testClears() throws {
        let rootViewModel = try listViewModel()
        factory.clearCache()
        XCTAssertTrue(try listViewModel() !== rootViewModel)
    }
}
