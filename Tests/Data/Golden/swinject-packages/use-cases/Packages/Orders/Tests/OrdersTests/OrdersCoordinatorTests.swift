import Common
import CommonTesting
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import Orders

@MainActor
struct OrdersCoordinatorTests {
    private let router: RouterSpy
    private let parent: FinishDelegateSpy
    private let resolver: Resolver
    private let coordinator: OrdersCoordinator

    init() {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), OrdersAssembly()]).resolver
        coordinator = OrdersCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    private func view<Content: View>(of viewController: UIViewController?, as type: Content.Type) throws -> Content {
        try #require(viewController as? UIHostingController<Content>).rootView
    }

    // MARK: - Flow

    @Test("the assembly registers the flow, which starts with its root screen")
    func isRegistered() throws {
        let factory = try #require(resolver.resolve(OrdersCoordinatorFactoryProtocol.self))
        factory.makeOrdersCoordinator(router: router, finishDelegate: parent).start()
        #expect(router.stack.count == 1)
        _ = try view(of: router.stack.last, as: OrdersView.self)
    }

    @Test("the assembly registers a repository with sample data, or one that asks the server")
    func registersRepository() {
        let samples = Assembler([CommonAssembly(), OrdersAssembly(usesSampleData: true)]).resolver
        #expect(samples.resolve(OrdersRepositoryProtocol.self) is MockOrdersRepository)

        let live = Assembler([CommonAssembly(), OrdersAssembly(usesSampleData: false)]).resolver
        #expect(live.resolve(OrdersRepositoryProtocol.self) is OrdersRepository)
    }

    @Test("tells its parent when its root screen has left the stack")
    func finishes() {
        coordinator.start()
        #expect(parent.finished.isEmpty)

        router.pop()
        #expect(parent.finished.count == 1)
        #expect(parent.finished.first === coordinator)
    }

    @Test("does not keep its parent alive")
    func holdsParentWeakly() {
        weak var released: FinishDelegateSpy?
        let coordinator = {
            let parent = FinishDelegateSpy()
            released = parent
            return OrdersCoordinator(router: router, resolver: resolver, finishDelegate: parent)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    // MARK: - Actions

    @Test("pushes detail with what it is given")
    func showsDetail() throws {
        let orderId = 62
        coordinator.showDetail(orderId: orderId)
        let shown = try view(of: router.stack.last, as: OrdersDetailView.self)
        #expect(shown.viewModel.controller === router.stack.last)
        #expect(shown.viewModel.orderId == orderId)
    }

    @Test("closes detail, and none that was opened since")
    func closesDetail() {
        coordinator.start()
        coordinator.showDetail(orderId: 62)
        let closed = router.stack.last
        coordinator.closeDetail(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showDetail(orderId: 62)
        coordinator.closeDetail(closed)
        #expect(router.stack.count == 2)
    }

    @Test("pushes login")
    func showsLogin() throws {
        coordinator.showLogin()
        let shown = try view(of: router.stack.last, as: OrderSignInView.self)
        #expect(shown.viewModel.controller === router.stack.last)
        #expect((router.stack.last as? FormScreen)?.form === shown.viewModel)
    }

    @Test("closes login, and none that was opened since")
    func closesLogin() {
        coordinator.start()
        coordinator.showLogin()
        let closed = router.stack.last
        coordinator.closeLogin(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showLogin()
        coordinator.closeLogin(closed)
        #expect(router.stack.count == 2)
    }

    @Test("pushes search")
    func showsSearch() throws {
        coordinator.showSearch()
        _ = try view(of: router.stack.last, as: OrdersSearchView.self)
    }

    @Test("has the open screens loaded again")
    func refreshes() async {
        await coordinator.refresh()
        #expect(router.refreshes == 1)
    }

    // MARK: - Deep links

    @Test("a link to detail shows it above what leads there")
    func opensDetail() throws {
        let orderId = 62
        coordinator.start()
        coordinator.handle(OrdersRoute.detail(orderId: orderId).link)
        let shown = try view(of: router.stack.last, as: OrdersDetailView.self)
        #expect(shown.viewModel.orderId == orderId)
        #expect(router.stack.count == 2)
    }

    @Test("a link to login shows it above what leads there")
    func opensLogin() throws {
        coordinator.start()
        coordinator.handle(OrdersRoute.login.link)
        _ = try view(of: router.stack.last, as: OrderSignInView.self)
        #expect(router.stack.count == 2)
    }

    @Test("a link to search shows it above what leads there")
    func opensSearch() throws {
        coordinator.start()
        coordinator.handle(OrdersRoute.search.link)
        _ = try view(of: router.stack.last, as: OrdersSearchView.self)
        #expect(router.stack.count == 2)
    }

    @Test("a link that is none of the feature's changes nothing")
    func ignoresOtherLinks() {
        coordinator.start()
        coordinator.handle(DeepLink("other"))
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)
    }
}
