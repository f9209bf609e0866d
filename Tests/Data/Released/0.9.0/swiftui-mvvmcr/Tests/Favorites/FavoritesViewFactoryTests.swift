import Testing

@testable import Demo

@MainActor
struct FavoritesViewFactoryTests {
    private let parent: AppCoordinator
    private let coordinator: FavoritesCoordinator
    private let factory: FavoritesViewFactory

    init() {
        let container = DependencyContainer()
        container.favoritesService = MockFavoritesService()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        factory = FavoritesViewFactory(dependencyContainer: container)
    }

    private func makeList() throws -> FavoritesListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? FavoritesListView).viewModel
    }

    private func makeDetail(itemId: String) throws -> FavoritesDetailViewModel {
        let view = factory.makeDetailView(itemId: itemId, coordinator: coordinator)
        return try #require(view as? FavoritesDetailView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try makeList()
        #expect(try makeList() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let itemId = "item-1"
        let viewModel = try makeDetail(itemId: itemId)
        #expect(viewModel.itemId == itemId)
        #expect(try makeDetail(itemId: itemId) === viewModel)
        let otherViewModel = try makeDetail(itemId: "item-2")
        #expect(otherViewModel !== viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try makeList()
        let itemId = "item-1"
        let closableViewModel = try makeDetail(itemId: itemId)

        factory.keepViewModels(of: [.detail(itemId: itemId)])
        #expect(try makeDetail(itemId: itemId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try makeDetail(itemId: itemId) !== closableViewModel)
        #expect(try makeList() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try makeList()
        factory.clearCache()
        #expect(try makeList() !== rootViewModel)
    }
}
