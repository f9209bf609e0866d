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
        let answer: [Favorite] = Favorite.samples.reversed()
        try network.answer(getFavorites(), with: answer.map { FavoriteDTO($0) })
        let viewModel = coordinator.makeFavoritesListViewModel()

        await viewModel.load()
        #expect(viewModel.items == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)

        let item = answer[0]
        viewModel.didSelectFavorite(item)
        #expect(coordinator.path == NavigationPath([Route.favoritesDetail(itemId: item.id)]))
    }

    @Test("detail shows what the API sends")
    func showsDetail() async throws {
        let itemId = "item-1"
        let answer = Favorite.samples[1]
        try network.answer(getFavorite(id: itemId), with: FavoriteDTO(answer))
        let viewModel = coordinator.makeFavoritesDetailViewModel(itemId: itemId)
        #expect(viewModel.itemId == itemId)

        await viewModel.load()
        #expect(viewModel.item == answer)

        let endpoints = network.endpoints
        #expect(!endpoints.isEmpty)
        await coordinator.refresh()
        #expect(network.endpoints == endpoints + endpoints)
    }

    @Test("add is made with what it is given, and closes")
    func showsAdd() async throws {
        coordinator.container.favoritesRepository = MockFavoritesRepository()
        let viewModel = coordinator.makeFavoritesAddViewModel()

        coordinator.navigate(to: .favoritesAdd)
        viewModel.title = "Title 2"
        viewModel.isPinned = true

        coordinator.open(try #require(Route.favoritesList.link?.url))
        #expect(viewModel.pendingDiscard != nil)
        await viewModel.submit()
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Deep Links

    @Test("a URL opens list, in place of what is presented")
    func opensList() throws {
        let route: Route = .favoritesList
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.favoritesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .favoritesList)
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens detail, in place of what is presented")
    func opensDetail() throws {
        let route: Route = .favoritesDetail(itemId: "item-1")
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.favoritesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .favoritesList)
        #expect(coordinator.path == NavigationPath([route]))
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL opens add, in place of what is presented")
    func opensAdd() throws {
        let route: Route = .favoritesAdd
        coordinator.presented = [PresentedScreen(route: route)]
        coordinator.paths[.favoritesList] = NavigationPath([route])
        coordinator.open(try #require(route.link?.url))
        #expect(coordinator.selectedTab == .favoritesList)
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.presented.map(\.route) == [route])
    }

    // MARK: - Endpoints

    private func getFavorites() -> Endpoint {
        Endpoint(.get, "favorites")
    }

    private func getFavorite(id: String) -> Endpoint {
        Endpoint(.get, "favorites", id)
    }
}
