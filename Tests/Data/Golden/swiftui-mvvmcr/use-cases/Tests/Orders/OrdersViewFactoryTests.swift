import Testing

@testable import Demo

@MainActor
struct OrdersViewFactoryTests {
    private let parent: AppCoordinator
    private let coordinator: OrdersCoordinator
    private let factory: OrdersViewFactory

    init() {
        let container = DependencyContainer()
        container.ordersService = MockOrdersService()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
        factory = OrdersViewFactory(dependencyContainer: container)
    }

    private func makeList() throws -> OrdersListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? OrdersListView).viewModel
    }

    private func makeDetail(orderId: Int) throws -> OrdersDetailViewModel {
        let view = factory.makeDetailView(orderId: orderId, coordinator: coordinator)
        return try #require(view as? OrdersDetailView).viewModel
    }

    private func makeLogin() throws -> OrderSignInViewModel {
        let view = factory.makeLoginView(coordinator: coordinator)
        return try #require(view as? OrderSignInView).viewModel
    }

    private func makeSearch() throws -> OrdersSearchViewModel {
        let view = factory.makeSearchView(coordinator: coordinator)
        return try #require(view as? OrdersSearchView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try makeList()
        #expect(try makeList() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let orderId = 62
        let viewModel = try makeDetail(orderId: orderId)
        #expect(viewModel.orderId == orderId)
        #expect(try makeDetail(orderId: orderId) === viewModel)
        let otherViewModel = try makeDetail(orderId: 63)
        #expect(otherViewModel !== viewModel)
    }

    @Test("login keeps its view model from one body to the next")
    func makesLogin() throws {
        let viewModel = try makeLogin()
        #expect(try makeLogin() === viewModel)
    }

    @Test("search keeps its view model from one body to the next")
    func makesSearch() throws {
        let viewModel = try makeSearch()
        #expect(try makeSearch() === viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try makeList()
        let orderId = 62
        let closableViewModel = try makeDetail(orderId: orderId)

        factory.keepViewModels(of: [.detail(orderId: orderId)])
        #expect(try makeDetail(orderId: orderId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try makeDetail(orderId: orderId) !== closableViewModel)
        #expect(try makeList() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try makeList()
        factory.clearCache()
        #expect(try makeList() !== rootViewModel)
    }
}
