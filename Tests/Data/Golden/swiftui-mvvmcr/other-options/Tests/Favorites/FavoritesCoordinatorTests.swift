import Observation
import XCTest

@testable import Demo

@MainActor
final class FavoritesCoordinatorTests: XCTestCase {
    private let first: FavoritesRoute = .list
    private let second: FavoritesRoute = .settings
    private var service: MockFavoritesService!
    private var container: DependencyContainer!
    private var parent: AppCoordinator!
    private var coordinator: FavoritesCoordinator!

    override func setUp() async throws {
        service = MockFavoritesService()
        container = DependencyContainer()
        container.favoritesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
    }

    private var stack: [FavoritesRoute] {
        coordinator.navigationStack.compactMap { $0.route.base as? FavoritesRoute }
    }

    private var sheet: FavoritesRoute? {
        coordinator.presentedSheet?.route.base as? FavoritesRoute
    }

    private var fullScreen: FavoritesRoute? {
        coordinator.presentedFullScreen?.route.base as? FavoritesRoute
    }

    // MARK: - Navigation Methods

    func testPushesAndPops() {
        coordinator.push(first)
        coordinator.push(second)
        XCTAssertEqual(stack, [first, second])

        coordinator.pop()
        XCTAssertEqual(stack, [first])
    }

    func testPushesInSheets() {
        coordinator.present(first)
        coordinator.push(second)
        coordinator.push(second)
        coordinator.pop()
        XCTAssertEqual(coordinator.presented.last?.stack.map(\.route), [second])
        XCTAssertEqual(sheet, first)
        XCTAssertTrue(stack.isEmpty)
    }

    func testPopsAtRoot() {
        coordinator.pop()
        XCTAssertTrue(stack.isEmpty)
    }

    func testPopsToRoot() {
        coordinator.push(first)
        coordinator.push(second)
        coordinator.popToRoot()
        XCTAssertTrue(stack.isEmpty)
    }

    func testPresents() {
        coordinator.present(first)
        XCTAssertEqual(sheet, first)
        XCTAssertNil(fullScreen)

        coordinator.present(second, fullScreen: true)
        XCTAssertEqual(fullScreen, second)
        XCTAssertNil(sheet)
        XCTAssertEqual(coordinator.presented.map(\.item.route), [first, second])

        coordinator.dismiss()
        XCTAssertTrue(coordinator.presented.isEmpty)
    }

    func testCloses() {
        coordinator.push(first)
        coordinator.push(second)
        coordinator.close(first)
        XCTAssertEqual(stack, [second])

        coordinator.present(first)
        coordinator.close(second)
        XCTAssertTrue(stack.isEmpty)
        XCTAssertEqual(sheet, first)

        coordinator.present(second)
        coordinator.push(first)
        coordinator.close(second)
        XCTAssertEqual(sheet, first)

        coordinator.close(first)
        XCTAssertNil(sheet)
    }

    func testTellsOfChanges() async {
        let change = expectation(description: "a property changes")
        change.expectedFulfillmentCount = 2
        withObservationTracking({ _ = coordinator.navigationStack }, onChange: { change.fulfill() })
        withObservationTracking({ _ = coordinator.presented }, onChange: { change.fulfill() })
        coordinator.push(first)
        coordinator.present(first)
        coordinator.present(second, fullScreen: true)
        coordinator.push(second)
        await fulfillment(of: [change], timeout: 1)
    }

    // MARK: - Deep Link Handling

    func testOpensList() {
        coordinator.push(first)
        coordinator.present(second)
        let route = FavoritesRoute.list
        coordinator.handle(deepLink: route)
        XCTAssertEqual(stack, [])
        XCTAssertNil(sheet)
    }

    func testOpensDetail() {
        coordinator.push(first)
        coordinator.present(second)
        let route = FavoritesRoute.detail(itemId: "item-1")
        coordinator.handle(deepLink: route)
        XCTAssertEqual(stack, [route])
        XCTAssertNil(sheet)
    }

    func testOpensEdit() {
        coordinator.push(first)
        coordinator.present(second)
        let route = FavoritesRoute.edit(itemId: "item-1", mode: .create)
        coordinator.handle(deepLink: route)
        let expected: [FavoritesRoute] = [.detail(itemId: "item-1")]
        XCTAssertEqual(stack, expected)
        XCTAssertEqual(sheet, route)
    }

    func testOpensSettings() {
        coordinator.push(first)
        coordinator.present(second)
        let route = FavoritesRoute.settings
        coordinator.handle(deepLink: route)
        XCTAssertEqual(stack, [route])
        XCTAssertNil(sheet)
    }

    // MARK: - Data

    func testAsksBeforeDiscarding() throws {
        let coordinator = try XCTUnwrap(parent.favoritesCoordinator)
        let route: FavoritesRoute = .edit(itemId: "item-1", mode: .create)
        coordinator.present(route)
        _ = coordinator.build(route)
        let form = try XCTUnwrap(coordinator.forms.first as? FavoritesEditViewModel)
        form.title = "Title 2"
        form.note = "Note 2"
        parent.login()
        parent.handle(url: try XCTUnwrap(DeepLinkParser.url(for: FavoritesRoute.list)))
        XCTAssertFalse(coordinator.forms.isEmpty)

        form.pendingDiscard?()
        XCTAssertTrue(coordinator.forms.isEmpty)
    }

    func testRefreshes() async {
        _ = coordinator.build(first)
        await coordinator.refresh()
        XCTAssertTrue(service.calls.contains(.getFavorites))
    }

    func testDropsClosedScreens() {
        let route = FavoritesRoute.detail(itemId: "item-1")
        coordinator.push(route)
        let service = serviceKept(by: route)
        XCTAssertTrue(service() != nil)

        coordinator.navigationStack.removeLast()
        XCTAssertNil(service())
    }

    func testResets() {
        coordinator.push(first)
        coordinator.present(second)
        let service = serviceKept(by: first)
        coordinator.reset()
        XCTAssertTrue(stack.isEmpty)
        XCTAssertNil(sheet)
        XCTAssertNil(service())
    }

    func testHoldsParentWeakly() {
        weak var released: AppCoordinator?
        let coordinator = {
            let parent = AppCoordinator(dependencyContainer: container)
            released = parent
            return FavoritesCoordinator(parent: parent, dependencyContainer: container)
        }()
        withExtendedLifetime(coordinator) {
            XCTAssertNil(released)
        }
    }

    /// A service that nothing but the view model of the route keeps alive.
    private func serviceKept(by route: FavoritesRoute) -> () -> MockFavoritesService? {
        let service = MockFavoritesService()
        container.favoritesService = service
        _ = coordinator.build(route)
        container.favoritesService = MockFavoritesService()
        return { [weak service] in service }
    }
}
