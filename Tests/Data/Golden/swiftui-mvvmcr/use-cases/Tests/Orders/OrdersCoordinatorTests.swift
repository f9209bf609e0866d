import Testing

@testable import Demo

@MainActor
struct OrdersCoordinatorTests {
    private let first: OrdersRoute = .list
    private let second: OrdersRoute = .search
    private let service: MockOrdersService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: OrdersCoordinator

    init() {
        service = MockOrdersService()
        container = DependencyContainer()
        container.ordersService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = OrdersCoordinator(parent: parent, dependencyContainer: container)
    }

    private var stack: [OrdersRoute] {
        coordinator.navigationStack.compactMap { $0.route.base as? OrdersRoute }
    }

    private var sheet: OrdersRoute? {
        coordinator.presentedSheet?.route.base as? OrdersRoute
    }

    private var fullScreen: OrdersRoute? {
        coordinator.presentedFullScreen?.route.base as? OrdersRoute
    }

    // MARK: - Navigation Methods

    @Test("pushes and pops one screen at a time")
    func pushesAndPops() {
        coordinator.push(first)
        coordinator.push(second)
        #expect(stack == [first, second])

        coordinator.pop()
        #expect(stack == [first])
    }

    @Test("pushes in the sheet that is presented")
    func pushesInSheets() {
        coordinator.present(first)
        coordinator.push(second)
        coordinator.push(second)
        coordinator.pop()
        #expect(coordinator.presented.last?.stack.map(\.route) == [second])
        #expect(sheet == first)
        #expect(stack.isEmpty)
    }

    @Test("popping at the root does nothing")
    func popsAtRoot() {
        coordinator.pop()
        #expect(stack.isEmpty)
    }

    @Test("pops to the root from any depth")
    func popsToRoot() {
        coordinator.push(first)
        coordinator.push(second)
        coordinator.popToRoot()
        #expect(stack.isEmpty)
    }

    @Test("presents as a sheet or over the full screen, one above the other")
    func presents() {
        coordinator.present(first)
        #expect(sheet == first)
        #expect(fullScreen == nil)

        coordinator.present(second, fullScreen: true)
        #expect(fullScreen == second)
        #expect(sheet == nil)
        #expect(coordinator.presented.map(\.item.route) == [first, second])

        coordinator.dismiss()
        #expect(coordinator.presented.isEmpty)
    }

    @Test("closes a screen wherever it is, and no other")
    func closes() {
        coordinator.push(first)
        coordinator.push(second)
        coordinator.close(first)
        #expect(stack == [second])

        coordinator.present(first)
        coordinator.close(second)
        #expect(stack.isEmpty)
        #expect(sheet == first)

        coordinator.present(second)
        coordinator.push(first)
        coordinator.close(second)
        #expect(sheet == first)

        coordinator.close(first)
        #expect(sheet == nil)
    }

    // MARK: - Deep Link Handling

    @Test("a deep link to the root closes what is open")
    func opensList() {
        coordinator.push(first)
        coordinator.present(second)
        let route = OrdersRoute.list
        coordinator.handle(deepLink: route)
        #expect(stack == [])
        #expect(sheet == nil)
    }

    @Test("a deep link opens detail in place of what is open")
    func opensDetail() {
        coordinator.push(first)
        coordinator.present(second)
        let route = OrdersRoute.detail(orderId: 62)
        coordinator.handle(deepLink: route)
        #expect(stack == [route])
        #expect(sheet == nil)
    }

    @Test("a deep link opens login in place of what is open")
    func opensLogin() {
        coordinator.push(first)
        coordinator.present(second)
        let route = OrdersRoute.login
        coordinator.handle(deepLink: route)
        #expect(stack == [route])
        #expect(sheet == nil)
    }

    @Test("a deep link opens search in place of what is open")
    func opensSearch() {
        coordinator.push(first)
        coordinator.present(second)
        let route = OrdersRoute.search
        coordinator.handle(deepLink: route)
        #expect(stack == [route])
        #expect(sheet == nil)
    }

    // MARK: - Data

    @Test("a URL asks first where it would close login with input in it")
    func asksBeforeDiscarding() throws {
        let coordinator = try #require(parent.ordersCoordinator)
        let route: OrdersRoute = .login
        coordinator.push(route)
        _ = coordinator.build(route)
        let form = try #require(coordinator.forms.first as? OrderSignInViewModel)
        form.email = "email-2@example.com"
        form.password = "Password 2"
        parent.login()
        parent.handle(url: try #require(DeepLinkParser.url(for: OrdersRoute.list)))
        #expect(!coordinator.forms.isEmpty)

        form.pendingDiscard?()
        #expect(coordinator.forms.isEmpty)
    }

    @Test("refreshing loads the open screens again")
    func refreshes() async {
        _ = coordinator.build(first)
        await coordinator.refresh()
        #expect(service.calls.contains(.getOrders))
    }

    @Test("a screen that has been left, if only by a swipe, loses its view model")
    func dropsClosedScreens() {
        let route = OrdersRoute.detail(orderId: 62)
        coordinator.push(route)
        let service = serviceKept(by: route)
        #expect(service() != nil)

        coordinator.navigationStack.removeLast()
        #expect(service() == nil)
    }

    @Test("a reset leaves nothing open and nothing cached")
    func resets() {
        coordinator.push(first)
        coordinator.present(second)
        let service = serviceKept(by: first)
        coordinator.reset()
        #expect(stack.isEmpty)
        #expect(sheet == nil)
        #expect(service() == nil)
    }

    @Test("does not keep its parent alive")
    func holdsParentWeakly() {
        weak var released: AppCoordinator?
        let coordinator = {
            let parent = AppCoordinator(dependencyContainer: container)
            released = parent
            return OrdersCoordinator(parent: parent, dependencyContainer: container)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    /// A service that nothing but the view model of the route keeps alive.
    private func serviceKept(by route: OrdersRoute) -> () -> MockOrdersService? {
        let service = MockOrdersService()
        container.ordersService = service
        _ = coordinator.build(route)
        container.ordersService = MockOrdersService()
        return { [weak service] in service }
    }
}
