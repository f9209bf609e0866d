import Common
import CommonTesting
import SwiftUI
import Swinject
import UIKit
import XCTest

@testable import Favorites

@MainActor
final class FavoritesCoordinatorTests: XCTestCase {
    private var router: RouterSpy!
    private var parent: FinishDelegateSpy!
    private var resolver: Resolver!
    private var coordinator: FavoritesCoordinator!

    override func setUp() async throws {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), FavoritesAssembly()]).resolver
        coordinator = FavoritesCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    private func view<Content: View>(of viewController: UIViewController?, as type: Content.Type) throws -> Content {
        try XCTUnwrap(viewController as? UIHostingController<Content>).rootView
    }

    // MARK: - Flow

    func testIsRegistered() throws {
        let factory = try XCTUnwrap(resolver.resolve(FavoritesCoordinatorFactoryProtocol.self))
        factory.makeFavoritesCoordinator(router: router, finishDelegate: parent).start()
        XCTAssertEqual(router.stack.count, 1)
        _ = try view(of: router.stack.last, as: FavoritesView.self)
    }

    func testRegistersRepository() {
        let samples = Assembler([CommonAssembly(), FavoritesAssembly(usesSampleData: true)]).resolver
        XCTAssertTrue(samples.resolve(FavoritesRepositoryProtocol.self) is MockFavoritesRepository)

        let live = Assembler([CommonAssembly(), FavoritesAssembly(usesSampleData: false)]).resolver
        XCTAssertTrue(live.resolve(FavoritesRepositoryProtocol.self) is FavoritesRepository)
    }

    func testFinishes() {
        coordinator.start()
        XCTAssertTrue(parent.finished.isEmpty)

        router.pop()
        XCTAssertEqual(parent.finished.count, 1)
        XCTAssertTrue(parent.finished.first === coordinator)
    }

    func testHoldsParentWeakly() {
        weak var released: FinishDelegateSpy?
        let coordinator = {
            let parent = FinishDelegateSpy()
            released = parent
            return FavoritesCoordinator(router: router, resolver: resolver, finishDelegate: parent)
        }()
        withExtendedLifetime(coordinator) {
            XCTAssertNil(released)
        }
    }

    // MARK: - Actions

    func testShowsDetail() throws {
        let itemId = "item-1"
        coordinator.showDetail(itemId: itemId)
        let shown = try view(of: router.stack.last, as: FavoritesDetailView.self)
        XCTAssertTrue(shown.viewModel.controller === router.stack.last)
        XCTAssertEqual(shown.viewModel.itemId, itemId)
    }

    func testClosesDetail() {
        coordinator.start()
        coordinator.showDetail(itemId: "item-1")
        let closed = router.stack.last
        coordinator.closeDetail(closed)
        XCTAssertEqual(router.stack.count, 1)
        XCTAssertTrue(router.presented.isEmpty)

        coordinator.showDetail(itemId: "item-1")
        coordinator.closeDetail(closed)
        XCTAssertEqual(router.stack.count, 2)
    }

    func testShowsEdit() throws {
        let itemId = "item-1"
        let mode: EditorMode = .create
        coordinator.showEdit(itemId: itemId, mode: mode)
        let shown = try view(of: router.presented.last?.viewController, as: FavoritesEditView.self)
        XCTAssertTrue(shown.viewModel.controller === router.presented.last?.viewController)
        XCTAssertTrue((router.presented.last?.viewController as? FormScreen)?.form === shown.viewModel)
        XCTAssertEqual(shown.viewModel.itemId, itemId)
        XCTAssertEqual(shown.viewModel.mode, mode)
        XCTAssertEqual(router.presented.last?.style, .pageSheet)
    }

    func testClosesEdit() {
        coordinator.start()
        coordinator.showEdit(itemId: "item-1", mode: .create)
        let closed = router.presented.last?.viewController
        coordinator.closeEdit(closed)
        XCTAssertEqual(router.stack.count, 1)
        XCTAssertTrue(router.presented.isEmpty)

        coordinator.showEdit(itemId: "item-1", mode: .create)
        coordinator.closeEdit(closed)
        XCTAssertEqual(router.presented.count, 1)
    }

    func testShowsSettings() throws {
        coordinator.showSettings()
        _ = try view(of: router.stack.last, as: FavoritesSettingsView.self)
    }

    func testRefreshes() async {
        await coordinator.refresh()
        XCTAssertEqual(router.refreshes, 1)
    }
}
