import SwiftUI
import Testing

@testable import Demo

@MainActor
struct FavoritesIntegrationTests {
    private let network: MockNetworkService
    private let coordinator: AppCoordinator

    init() {
        let configuration = AppConfiguration(apiBaseURL: "https://example.com", usesMockAPI: false)
        let container = DIContainer(configuration: configuration)
        network = MockNetworkService()
        container.networkService = network
        coordinator = container.coordinator
    }

    // MARK: - Screens

    @Test("list shows what the API sends, and leads on")
    func showsList() async throws {
        let answer: [FavoritesItem] = FavoritesItem.samples.reversed()
        try network.answer(getFavorites(), with: answer.map { FavoritesItemDTO($0) })
        let viewModel = coordinator.makeFavoritesListViewModel()

        await viewModel.load()
        #expect(viewModel.items == answer)

        let item = answer[0]
        viewModel.didSelectFavoritesItem(item)
        #expect(coordinator.path == NavigationPath([Route.favoritesDetail(itemId: item.id)]))
    }

    @Test("detail shows what the API sends")
    func showsDetail() async throws {
        let itemId = "item-1"
        let answer = FavoritesItem.samples[1]
        try network.answer(getFavoritesItem(id: itemId), with: FavoritesItemDTO(answer))
        let viewModel = coordinator.makeFavoritesDetailViewModel(itemId: itemId)
        #expect(viewModel.itemId == itemId)

        await viewModel.load()
        #expect(viewModel.item == answer)
    }

    // MARK: - Deep Links

    @Test("a URL opens list, in place of what is presented")
    func opensList() throws {
        let route: Route = .favoritesList
        coordinator.sheet = route
        coordinator.paths[.favoritesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .favoritesList)
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.sheet == nil)
    }

    @Test("a URL opens detail, in place of what is presented")
    func opensDetail() throws {
        let route: Route = .favoritesDetail(itemId: "item-1")
        coordinator.sheet = route
        coordinator.paths[.favoritesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .favoritesList)
        #expect(coordinator.path == NavigationPath([route]))
        #expect(coordinator.sheet == nil)
    }

    // MARK: - Endpoints

    private func getFavorites() -> Endpoint {
        Endpoint(.get, "favorites")
    }

    private func getFavoritesItem(id: String) -> Endpoint {
        Endpoint(.get, "favorites", id)
    }
}
