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

    private func makeList() throws -> FavoritesListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try XCTUnwrap(view as? FavoritesListView).viewModel
    }

    private func makeDetail(itemId: String) throws -> FavoritesDetailViewModel {
        let view = factory.makeDetailView(itemId: itemId, coordinator: coordinator)
        return try XCTUnwrap(view as? FavoritesDetailView).viewModel
    }

    private func makeEdit(itemId: String, mode: EditorMode) throws -> FavoritesEditViewModel {
        let view = factory.makeEditView(itemId: itemId, mode: mode, coordinator: coordinator)
        return try XCTUnwrap(view as? FavoritesEditView).viewModel
    }

    private func makeSettings() throws -> FavoritesSettingsViewModel {
        let view = factory.makeSettingsView(coordinator: coordinator)
        return try XCTUnwrap(view as? FavoritesSettingsView).viewModel
    }

    func testMakesList() throws {
        let viewModel = try makeList()
        XCTAssertTrue(try makeList() === viewModel)
    }

    func testMakesDetail() throws {
        let itemId = "item-1"
        let viewModel = try makeDetail(itemId: itemId)
        XCTAssertEqual(viewModel.itemId, itemId)
        XCTAssertTrue(try makeDetail(itemId: itemId) === viewModel)
        let otherViewModel = try makeDetail(itemId: "item-2")
        XCTAssertTrue(otherViewModel !== viewModel)
    }

    func testMakesEdit() throws {
        let itemId = "item-1"
        let mode: EditorMode = .create
        let viewModel = try makeEdit(itemId: itemId, mode: mode)
        XCTAssertEqual(viewModel.itemId, itemId)
        XCTAssertEqual(viewModel.mode, mode)
        XCTAssertTrue(try makeEdit(itemId: itemId, mode: mode) === viewModel)
        let otherViewModel = try makeEdit(itemId: "item-2", mode: .update)
        XCTAssertTrue(otherViewModel !== viewModel)
    }

    func testMakesSettings() throws {
        let viewModel = try makeSettings()
        XCTAssertTrue(try makeSettings() === viewModel)
    }

    func testDropsClosedScreens() throws {
        let rootViewModel = try makeList()
        let itemId = "item-1"
        let closableViewModel = try makeDetail(itemId: itemId)

        factory.keepViewModels(of: [.detail(itemId: itemId)])
        XCTAssertTrue(try makeDetail(itemId: itemId) === closableViewModel)

        factory.keepViewModels(of: [])
        XCTAssertTrue(try makeDetail(itemId: itemId) !== closableViewModel)
        XCTAssertTrue(try makeList() === rootViewModel)
    }

    func testClears() throws {
        let rootViewModel = try makeList()
        factory.clearCache()
        XCTAssertTrue(try makeList() !== rootViewModel)
    }
}
