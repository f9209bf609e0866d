import Common
import CommonTesting
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import Deliveries

@MainActor
struct DeliveriesCoordinatorTests {
    private let router: RouterSpy
    private let parent: FinishDelegateSpy
    private let resolver: Resolver
    private let coordinator: DeliveriesCoordinator

    init() {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), DeliveriesAssembly()]).resolver
        coordinator = DeliveriesCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    private func view<Content: View>(of viewController: UIViewController?, as type: Content.Type) throws -> Content {
        try #require(viewController as? UIHostingController<Content>).rootView
    }

    // MARK: - Flow

    @Test("the assembly registers the flow, which starts with its root screen")
    func isRegistered() throws {
        let factory = try #require(resolver.resolve(DeliveriesCoordinatorFactoryProtocol.self))
        factory.makeDeliveriesCoordinator(router: router, finishDelegate: parent).start()
        #expect(router.stack.count == 1)
        _ = try view(of: router.stack.last, as: DeliveriesView.self)
    }

    @Test("the assembly registers a repository with sample data, or one that asks the server")
    func registersRepository() {
        let samples = Assembler([CommonAssembly(), DeliveriesAssembly(usesSampleData: true)]).resolver
        #expect(samples.resolve(DeliveriesRepositoryProtocol.self) is MockDeliveriesRepository)

        let live = Assembler([CommonAssembly(), DeliveriesAssembly(usesSampleData: false)]).resolver
        #expect(live.resolve(DeliveriesRepositoryProtocol.self) is DeliveriesRepository)
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
            return DeliveriesCoordinator(router: router, resolver: resolver, finishDelegate: parent)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    // MARK: - Actions

    @Test("pushes detail with what it is given")
    func showsDetail() throws {
        let deliveryId = 54
        coordinator.showDetail(deliveryId: deliveryId)
        let shown = try view(of: router.stack.last, as: DeliveriesDetailView.self)
        #expect(shown.viewModel.controller === router.stack.last)
        #expect(shown.viewModel.deliveryId == deliveryId)
    }

    @Test("closes detail, and none that was opened since")
    func closesDetail() {
        coordinator.start()
        coordinator.showDetail(deliveryId: 54)
        let closed = router.stack.last
        coordinator.closeDetail(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showDetail(deliveryId: 54)
        coordinator.closeDetail(closed)
        #expect(router.stack.count == 2)
    }

    @Test("pushes position with what it is given")
    func showsPosition() throws {
        let deliveryId = 54
        coordinator.showPosition(deliveryId: deliveryId)
        let shown = try view(of: router.stack.last, as: DeliveriesPositionView.self)
        #expect(shown.viewModel.deliveryId == deliveryId)
    }

    @Test("pushes history with what it is given")
    func showsHistory() throws {
        let state: DeliveryState = .underway
        coordinator.showHistory(state: state)
        let shown = try view(of: router.stack.last, as: DeliveriesHistoryView.self)
        #expect(shown.viewModel.state == state)
    }

    @Test("has the open screens loaded again")
    func refreshes() async {
        await coordinator.refresh()
        #expect(router.refreshes == 1)
    }

    // MARK: - Deep links

    @Test("a link to detail shows it above what leads there")
    func opensDetail() throws {
        let deliveryId = 54
        coordinator.start()
        coordinator.handle(DeliveriesRoute.detail(deliveryId: deliveryId).link)
        let shown = try view(of: router.stack.last, as: DeliveriesDetailView.self)
        #expect(shown.viewModel.deliveryId == deliveryId)
        #expect(router.stack.count == 2)
    }

    @Test("a link to position shows it above what leads there")
    func opensPosition() throws {
        let deliveryId = 54
        coordinator.start()
        coordinator.handle(DeliveriesRoute.position(deliveryId: deliveryId).link)
        _ = try view(of: router.stack.dropFirst(1).first, as: DeliveriesDetailView.self)
        let shown = try view(of: router.stack.last, as: DeliveriesPositionView.self)
        #expect(shown.viewModel.deliveryId == deliveryId)
        #expect(router.stack.count == 3)
    }

    @Test("a link to history shows it above what leads there")
    func opensHistory() throws {
        let state: DeliveryState = .underway
        coordinator.start()
        coordinator.handle(DeliveriesRoute.history(state: state).link)
        let shown = try view(of: router.stack.last, as: DeliveriesHistoryView.self)
        #expect(shown.viewModel.state == state)
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
