import Common
import CommonTesting
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import Notes

@MainActor
struct NotesCoordinatorTests {
    private let router: RouterSpy
    private let parent: FinishDelegateSpy
    private let resolver: Resolver
    private let coordinator: NotesCoordinator

    init() {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), NotesAssembly()]).resolver
        coordinator = NotesCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    private func view<Content: View>(of viewController: UIViewController?, as type: Content.Type) throws -> Content {
        try #require(viewController as? UIHostingController<Content>).rootView
    }

    // MARK: - Flow

    @Test("the assembly registers the flow, which starts with its root screen")
    func isRegistered() throws {
        let factory = try #require(resolver.resolve(NotesCoordinatorFactoryProtocol.self))
        factory.makeNotesCoordinator(router: router, finishDelegate: parent).start()
        #expect(router.stack.count == 1)
        _ = try view(of: router.stack.last, as: NotesView.self)
    }

    @Test("the assembly registers a repository with sample data, or one that asks the server")
    func registersRepository() {
        let samples = Assembler([CommonAssembly(), NotesAssembly(usesSampleData: true)]).resolver
        #expect(samples.resolve(NotesRepositoryProtocol.self) is MockNotesRepository)

        let live = Assembler([CommonAssembly(), NotesAssembly(usesSampleData: false)]).resolver
        #expect(live.resolve(NotesRepositoryProtocol.self) is NotesRepository)
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
            return NotesCoordinator(router: router, resolver: resolver, finishDelegate: parent)
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
        let shown = try view(of: router.stack.last, as: NotesDetailView.self)
        #expect(shown.viewModel.itemId == itemId)
    }

    @Test("presents edit with what it is given")
    func showsEdit() throws {
        let itemId = "item-1"
        coordinator.showEdit(itemId: itemId)
        let shown = try view(of: router.presented.last?.viewController, as: NotesEditView.self)
        #expect(shown.viewModel.controller === router.presented.last?.viewController)
        #expect((router.presented.last?.viewController as? FormScreen)?.form === shown.viewModel)
        #expect(shown.viewModel.itemId == itemId)
        #expect(router.presented.last?.style == .pageSheet)
    }

    @Test("closes edit, and none that was opened since")
    func closesEdit() {
        coordinator.start()
        coordinator.showEdit(itemId: "item-1")
        let closed = router.presented.last?.viewController
        coordinator.closeEdit(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showEdit(itemId: "item-1")
        coordinator.closeEdit(closed)
        #expect(router.presented.count == 1)
    }

    @Test("presents create")
    func showsCreate() throws {
        coordinator.showCreate()
        let shown = try view(of: router.presented.last?.viewController, as: NotesCreateView.self)
        #expect(shown.viewModel.controller === router.presented.last?.viewController)
        #expect((router.presented.last?.viewController as? FormScreen)?.form === shown.viewModel)
        #expect(router.presented.last?.style == .pageSheet)
    }

    @Test("closes create, and none that was opened since")
    func closesCreate() {
        coordinator.start()
        coordinator.showCreate()
        let closed = router.presented.last?.viewController
        coordinator.closeCreate(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showCreate()
        coordinator.closeCreate(closed)
        #expect(router.presented.count == 1)
    }

    @Test("presents gallery")
    func showsGallery() throws {
        coordinator.showGallery()
        let shown = try view(of: router.presented.last?.viewController, as: NotesGalleryView.self)
        #expect(shown.viewModel.controller === router.presented.last?.viewController)
        #expect(router.presented.last?.style == .fullScreen)
    }

    @Test("closes gallery, and none that was opened since")
    func closesGallery() {
        coordinator.start()
        coordinator.showGallery()
        let closed = router.presented.last?.viewController
        coordinator.closeGallery(closed)
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)

        coordinator.showGallery()
        coordinator.closeGallery(closed)
        #expect(router.presented.count == 1)
    }

    @Test("pushes settings")
    func showsSettings() throws {
        coordinator.showSettings()
        _ = try view(of: router.stack.last, as: NotesSettingsView.self)
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
        coordinator.handle(NotesRoute.detail(itemId: itemId).link)
        let shown = try view(of: router.stack.last, as: NotesDetailView.self)
        #expect(shown.viewModel.itemId == itemId)
        #expect(router.stack.count == 2)
    }

    @Test("a link to edit shows it above what leads there")
    func opensEdit() throws {
        let itemId = "item-1"
        coordinator.start()
        coordinator.handle(NotesRoute.edit(itemId: itemId).link)
        _ = try view(of: router.stack.dropFirst(1).first, as: NotesDetailView.self)
        let shown = try view(of: router.presented.last?.viewController, as: NotesEditView.self)
        #expect(shown.viewModel.itemId == itemId)
        #expect(router.stack.count == 2)
    }

    @Test("a link to create shows it above what leads there")
    func opensCreate() throws {
        coordinator.start()
        coordinator.handle(NotesRoute.create.link)
        _ = try view(of: router.presented.last?.viewController, as: NotesCreateView.self)
        #expect(router.stack.count == 1)
    }

    @Test("a link to settings shows it above what leads there")
    func opensSettings() throws {
        coordinator.start()
        coordinator.handle(NotesRoute.settings.link)
        _ = try view(of: router.stack.last, as: NotesSettingsView.self)
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
