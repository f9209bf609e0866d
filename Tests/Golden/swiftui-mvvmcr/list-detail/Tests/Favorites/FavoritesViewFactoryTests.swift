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

    private func listViewModel() throws -> FavoritesListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? FavoritesListView).viewModel
    }

    private func detailViewModel(itemId: String) throws -> FavoritesDetailViewModel {
        let view = factory.makeDetailView(itemId: itemId, coordinator: coordinator)
        return try #require(view as? FavoritesDetailView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try listViewModel()
        #expect(try listViewModel() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let itemId: String = "item-1"
        let viewModel = try detailViewModel(itemId: itemId)
        #expect(viewModel.itemId == itemId)
        #expect(try detailViewModel(itemId: itemId) === viewModel)
        let otherViewModel = try detailViewModel(itemId: "item-2")
        #expect(otherViewModel !== viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try listViewModel()
        let itemId: String = "item-1"
        let closableViewModel = try detailViewModel(itemId: itemId)

        factory.keepViewModels(of: [.detail(itemId: itemId)])
        #expect(try detailViewModel(itemId: itemId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try detailViewModel(itemId: itemId) !== closableViewModel)
        #expect(try listViewModel() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try listViewModel()
        factory.clearCache()
        #expect(try listViewModel() !== rootViewModel)
    }
}
