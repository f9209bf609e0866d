import Common
import CommonTesting
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import Favorites

@MainActor
struct FavoritesCoordinatorTests {
    private let router: RouterSpy
    private let parent: FinishDelegateSpy
    private let resolver: Resolver
    private let coordinator: FavoritesCoordinator

    init() {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), FavoritesAssembly()]).resolver
        coordinator = FavoritesCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    private func view<Content: View>(of viewController: UIViewController?, as type: Content.Type) throws -> Content {
        try #require(viewController as? UIHostingController<Content>).rootView
    }

    // MARK: - Flow

    @Test("the assembly registers the flow, which starts with its root screen")
    func isRegistered() throws {
        let factory = try #require(resolver.resolve(FavoritesCoordinatorFactoryProtocol.self))
        factory.makeFavoritesCoordinator(router: router, finishDelegate: parent).start()
        #expect(router.stack.count == 1)
        _ = try view(of: router.stack.last, as: FavoritesView.self)
    }

    @Test("the assembly registers a repository with sample data, or one that asks the server")
    func registersRepository() {
        let samples = Assembler([CommonAssembly(), FavoritesAssembly(usesSampleData: true)]).resolver
        #expect(samples.resolve(FavoritesRepositoryProtocol.self) is MockFavoritesRepository)

        let live = Assembler([CommonAssembly(), FavoritesAssembly(usesSampleData: false)]).resolver
        #expect(live.resolve(FavoritesRepositoryProtocol.self) is FavoritesRepository)
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
            return FavoritesCoordinator(router: router, resolver: resolver, finishDelegate: parent)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    // MARK: - Actions

    @Test("pushes detail with what it is given")
    func showsDetail() throws {
        let itemId = "item-1"
        coordinator.showDetail(itemId: itemId)
        let shown = try view(of: router.stack.last, as: FavoritesDetailView.self)
        #expect(shown.viewModel.controller === router.stack.last)
        #expect(shown.viewModel.itemId == itemId)
    }

    @Test("closes detail, and none that was opened since")
    func closesDetail() {
        coordinator.start()
        coordinator.showDetail(itemId: "item-1")
        let closed = router.stack.last
        coordinator.closeDetail(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showDetail(itemId: "item-1")
        coordinator.closeDetail(closed)
        #expect(router.stack.count == 2)
    }

    @Test("presents add")
    func showsAdd() throws {
        coordinator.showAdd()
        let shown = try view(of: router.presented.last?.viewController, as: FavoritesAddView.self)
        #expect(shown.viewModel.controller === router.presented.last?.viewController)
        #expect((router.presented.last?.viewController as? FormScreen)?.form === shown.viewModel)
        #expect(router.presented.last?.style == .pageSheet)
    }

    @Test("closes add, and none that was opened since")
    func closesAdd() {
        coordinator.start()
        coordinator.showAdd()
        let closed = router.presented.last?.viewController
        coordinator.closeAdd(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showAdd()
        coordinator.closeAdd(closed)
        #expect(router.presented.count == 1)
    }

    @Test("has the open screens loaded again")
    func refreshes() async {
        await coordinator.refresh()
        #expect(router.refreshes == 1)
    }

    // MARK: - Deep links

    @Test("a link to detail shows it above what leads there")
    func opensDetail() throws {
        let itemId = "item-1"
        coordinator.start()
        coordinator.handle(FavoritesRoute.detail(itemId: itemId).link)
        let shown = try view(of: router.stack.last, as: FavoritesDetailView.self)
        #expect(shown.viewModel.itemId == itemId)
        #expect(router.stack.count == 2)
    }

    @Test("a link to add shows it above what leads there")
    func opensAdd() throws {
        coordinator.start()
        coordinator.handle(FavoritesRoute.add.link)
        _ = try view(of: router.presented.last?.viewController, as: FavoritesAddView.self)
        #expect(router.stack.count == 1)
    }

    @Test("a link that is none of the feature's changes nothing")
    func ignoresOtherLinks() {
        coordinator.start()
        coordinator.handle(DeepLink("other"))
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)
    }
}
