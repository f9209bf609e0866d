import Common
import CommonTesting
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import Claims

@MainActor
struct ClaimsCoordinatorTests {
    private let router: RouterSpy
    private let parent: FinishDelegateSpy
    private let resolver: Resolver
    private let coordinator: ClaimsCoordinator

    init() {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), ClaimsAssembly()]).resolver
        coordinator = ClaimsCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    private func view<Content: View>(of viewController: UIViewController?, as type: Content.Type) throws -> Content {
        try #require(viewController as? UIHostingController<Content>).rootView
    }

    // MARK: - Flow

    @Test("the assembly registers the flow, which starts with its root screen")
    func isRegistered() throws {
        let factory = try #require(resolver.resolve(ClaimsCoordinatorFactoryProtocol.self))
        factory.makeClaimsCoordinator(router: router, finishDelegate: parent).start()
        #expect(router.stack.count == 1)
        _ = try view(of: router.stack.last, as: ClaimsView.self)
    }

    @Test("the assembly registers a repository with sample data, or one that asks the server")
    func registersRepository() {
        let samples = Assembler([CommonAssembly(), ClaimsAssembly(usesSampleData: true)]).resolver
        #expect(samples.resolve(ClaimsRepositoryProtocol.self) is MockClaimsRepository)

        let live = Assembler([CommonAssembly(), ClaimsAssembly(usesSampleData: false)]).resolver
        #expect(live.resolve(ClaimsRepositoryProtocol.self) is ClaimsRepository)
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
            return ClaimsCoordinator(router: router, resolver: resolver, finishDelegate: parent)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    // MARK: - Actions

    @Test("pushes detail with what it is given")
    func showsDetail() throws {
        let claimId = 26
        coordinator.showDetail(claimId: claimId)
        let shown = try view(of: router.stack.last, as: ClaimsDetailView.self)
        #expect(shown.viewModel.controller === router.stack.last)
        #expect(shown.viewModel.claimId == claimId)
    }

    @Test("closes detail, and none that was opened since")
    func closesDetail() {
        coordinator.start()
        coordinator.showDetail(claimId: 26)
        let closed = router.stack.last
        coordinator.closeDetail(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showDetail(claimId: 26)
        coordinator.closeDetail(closed)
        #expect(router.stack.count == 2)
    }

    @Test("pushes edit with what it is given")
    func showsEdit() throws {
        let claimId = 26
        coordinator.showEdit(claimId: claimId)
        let shown = try view(of: router.stack.last, as: ClaimsEditView.self)
        #expect(shown.viewModel.controller === router.stack.last)
        #expect((router.stack.last as? FormScreen)?.form === shown.viewModel)
        #expect(shown.viewModel.claimId == claimId)
    }

    @Test("closes edit, and none that was opened since")
    func closesEdit() {
        coordinator.start()
        coordinator.showEdit(claimId: 26)
        let closed = router.stack.last
        coordinator.closeEdit(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showEdit(claimId: 26)
        coordinator.closeEdit(closed)
        #expect(router.stack.count == 2)
    }

    @Test("pushes add")
    func showsAdd() throws {
        coordinator.showAdd()
        let shown = try view(of: router.stack.last, as: ClaimsAddView.self)
        #expect(shown.viewModel.controller === router.stack.last)
        #expect((router.stack.last as? FormScreen)?.form === shown.viewModel)
    }

    @Test("closes add, and none that was opened since")
    func closesAdd() {
        coordinator.start()
        coordinator.showAdd()
        let closed = router.stack.last
        coordinator.closeAdd(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showAdd()
        coordinator.closeAdd(closed)
        #expect(router.stack.count == 2)
    }

    @Test("pushes progress with what it is given")
    func showsProgress() throws {
        let claimId = 26
        coordinator.showProgress(claimId: claimId)
        let shown = try view(of: router.stack.last, as: ClaimsProgressView.self)
        #expect(shown.viewModel.claimId == claimId)
    }

    @Test("has the open screens loaded again")
    func refreshes() async {
        await coordinator.refresh()
        #expect(router.refreshes == 1)
    }

    // MARK: - Deep links

    @Test("a link to detail shows it above what leads there")
    func opensDetail() throws {
        let claimId = 26
        coordinator.start()
        coordinator.handle(ClaimsRoute.detail(claimId: claimId).link)
        let shown = try view(of: router.stack.last, as: ClaimsDetailView.self)
        #expect(shown.viewModel.claimId == claimId)
        #expect(router.stack.count == 2)
    }

    @Test("a link to edit shows it above what leads there")
    func opensEdit() throws {
        let claimId = 26
        coordinator.start()
        coordinator.handle(ClaimsRoute.edit(claimId: claimId).link)
        _ = try view(of: router.stack.dropFirst(1).first, as: ClaimsDetailView.self)
        let shown = try view(of: router.stack.last, as: ClaimsEditView.self)
        #expect(shown.viewModel.claimId == claimId)
        #expect(router.stack.count == 3)
    }

    @Test("a link to add shows it above what leads there")
    func opensAdd() throws {
        coordinator.start()
        coordinator.handle(ClaimsRoute.add.link)
        _ = try view(of: router.stack.last, as: ClaimsAddView.self)
        #expect(router.stack.count == 2)
    }

    @Test("a link to progress shows it above what leads there")
    func opensProgress() throws {
        let claimId = 26
        coordinator.start()
        coordinator.handle(ClaimsRoute.progress(claimId: claimId).link)
        _ = try view(of: router.stack.dropFirst(1).first, as: ClaimsDetailView.self)
        let shown = try view(of: router.stack.last, as: ClaimsProgressView.self)
        #expect(shown.viewModel.claimId == claimId)
        #expect(router.stack.count == 3)
    }

    @Test("a link that is none of the feature's changes nothing")
    func ignoresOtherLinks() {
        coordinator.start()
        coordinator.handle(DeepLink("other"))
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)
    }
}
