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

    private func listViewModel() throws -> OrdersListViewModel {
        let view = factory.makeListView(coordinator: coordinator)
        return try #require(view as? OrdersListView).viewModel
    }

    private func detailViewModel(orderId: Int) throws -> OrdersDetailViewModel {
        let view = factory.makeDetailView(orderId: orderId, coordinator: coordinator)
        return try #require(view as? OrdersDetailView).viewModel
    }

    private func loginViewModel() throws -> OrderSignInViewModel {
        let view = factory.makeLoginView(coordinator: coordinator)
        return try #require(view as? OrderSignInView).viewModel
    }

    @Test("list keeps its view model from one body to the next")
    func makesList() throws {
        let viewModel = try listViewModel()
        #expect(try listViewModel() === viewModel)
    }

    @Test("detail keeps its view model from one body to the next")
    func makesDetail() throws {
        let orderId: Int = 62
        let viewModel = try detailViewModel(orderId: orderId)
        #expect(viewModel.orderId == orderId)
        #expect(try detailViewModel(orderId: orderId) === viewModel)
        let otherViewModel = try detailViewModel(orderId: 63)
        #expect(otherViewModel !== viewModel)
    }

    @Test("login keeps its view model from one body to the next")
    func makesLogin() throws {
        let viewModel = try loginViewModel()
        #expect(try loginViewModel() === viewModel)
    }

    @Test("view models whose screens have been left are let go, the root's is not")
    func dropsClosedScreens() throws {
        let rootViewModel = try listViewModel()
        let orderId: Int = 62
        let closableViewModel = try detailViewModel(orderId: orderId)

        factory.keepViewModels(of: [.detail(orderId: orderId)])
        #expect(try detailViewModel(orderId: orderId) === closableViewModel)

        factory.keepViewModels(of: [])
        #expect(try detailViewModel(orderId: orderId) !== closableViewModel)
        #expect(try listViewModel() === rootViewModel)
    }

    @Test("clearing the cache leaves nothing")
    func clears() throws {
        let rootViewModel = try listViewModel()
        factory.clearCache()
        #expect(try listViewModel() !== rootViewModel)
    }
}
