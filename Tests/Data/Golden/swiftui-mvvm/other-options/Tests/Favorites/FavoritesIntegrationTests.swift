import SwiftUI
import XCTest

@testable import Demo

@MainActor
final class FavoritesIntegrationTests: XCTestCase {
    private var network: MockNetworkService!
    private var coordinator: AppCoordinator!

    override func setUp() async throws {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: false)
        let container = DIContainer(configuration: configuration)
        network = MockNetworkService()
        container.networkService = network
        coordinator = container.coordinator
    }

    // MARK: - Screens

    func testShowsList() async throws {
        let answer: [Favorite] = Favorite.samples.reversed()
        try network.answer(getFavorites(), with: answer)
        let viewModel = coordinator.makeFavoritesListViewModel()

        await viewModel.load()
        XCTAssertEqual(viewModel.items, answer)

        let endpoints = network.endpoints
        XCTAssertFalse(endpoints.isEmpty)
        await coordinator.refresh()
        XCTAssertEqual(network.endpoints, endpoints + endpoints)

        let item = answer[0]
        viewModel.didSelectFavorite(item)
        XCTAssertEqual(coordinator.path, NavigationPath([Route.favoritesDetail(itemId: item.id)]))
    }

    func testShowsDetail() async throws {
        let itemId = "item-1"
        let answer = Favorite.samples[1]
        try network.answer(getFavorite(id: itemId), with: answer)
        let viewModel = coordinator.makeFavoritesDetailViewModel(itemId: itemId)
        XCTAssertEqual(viewModel.itemId, itemId)

        await viewModel.load()
        XCTAssertEqual(viewModel.item, answer)

        let endpoints = network.endpoints
        XCTAssertFalse(endpoints.isEmpty)
        await coordinator.refresh()
        XCTAssertEqual(network.endpoints, endpoints + endpoints)

        viewModel.didTapEdit()
        XCTAssertEqual(coordinator.presented.map(\.route), [Route.favoritesEdit(itemId: itemId, mode: .update)])
    }

    func testShowsEdit() async throws {
        let itemId = "item-1"
        let mode: EditorMode = .create
        coordinator.container.favoritesRepository = MockFavoritesRepository()
        let viewModel = coordinator.makeFavoritesEditViewModel(itemId: itemId, mode: mode)
        XCTAssertEqual(viewModel.itemId, itemId)
        XCTAssertEqual(viewModel.mode, mode)

        await viewModel.load()

        coordinator.navigate(to: .favoritesEdit(itemId: itemId, mode: mode))
        viewModel.title = "Title 2"
        viewModel.note = "Note 2"
        await viewModel.submit()
        XCTAssertTrue(coordinator.presented.isEmpty)
    }

    // MARK: - Endpoints

    private func getFavorites() -> Endpoint {
        Endpoint(.get, "favorites")
    }

    private func getFavorite(id: String) -> Endpoint {
        Endpoint(.get, "favorites", id)
    }
}
