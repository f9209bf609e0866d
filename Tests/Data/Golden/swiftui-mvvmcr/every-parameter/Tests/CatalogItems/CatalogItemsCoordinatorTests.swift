import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsCoordinatorTests {
    private let first: CatalogItemsRoute = .list
    private let second: CatalogItemsRoute = .reviews(
        itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
        stars: 14,
        author: "Author 1"
    )
    private let service: MockCatalogItemsService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: CatalogItemsCoordinator

    init() {
        service = MockCatalogItemsService()
        container = DependencyContainer()
        container.catalogItemsService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = CatalogItemsCoordinator(parent: parent, dependencyContainer: container)
    }

    private var stack: [CatalogItemsRoute] {
        coordinator.navigationStack.compactMap { $0.route.base as? CatalogItemsRoute }
    }

    private var sheet: CatalogItemsRoute? {
        coordinator.presentedSheet?.route.base as? CatalogItemsRoute
    }

    private var fullScreen: CatalogItemsRoute? {
        coordinator.presentedFullScreen?.route.base as? CatalogItemsRoute
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
        let route = CatalogItemsRoute.list
        coordinator.handle(deepLink: route)
        #expect(stack == [])
        #expect(sheet == nil)
    }

    @Test("a deep link opens detail in place of what is open")
    func opensDetail() {
        coordinator.push(first)
        coordinator.present(second)
        let route = CatalogItemsRoute.detail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!)
        coordinator.handle(deepLink: route)
        #expect(stack == [route])
        #expect(sheet == nil)
    }

    @Test("a deep link opens search in place of what is open")
    func opensSearch() {
        coordinator.push(first)
        coordinator.present(second)
        let route = CatalogItemsRoute.search(query: "Query 1", limit: 82, minimum: 72.5, onlyNew: true, order: .newest)
        coordinator.handle(deepLink: route)
        #expect(stack == [route])
        #expect(sheet == nil)
    }

    @Test("a deep link opens compare in place of what is open")
    func opensCompare() {
        coordinator.push(first)
        coordinator.present(second)
        let route = CatalogItemsRoute.compare(
            first: CatalogItem(
                id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
                name: "Name 1",
                summary: "Summary 1",
                price: 78.5,
                stock: 56,
                isNew: true,
                added: Date(timeIntervalSince1970: 28),
                tags: ["Tags 1"],
                page: URL(string: "https://example.com/page-1")!,
                maker: Maker(id: 14, name: "Name 1")
            ),
            others: [
                CatalogItem(
                    id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
                    name: "Name 1",
                    summary: "Summary 1",
                    price: 78.5,
                    stock: 56,
                    isNew: true,
                    added: Date(timeIntervalSince1970: 28),
                    tags: ["Tags 1"],
                    page: URL(string: "https://example.com/page-1")!,
                    maker: Maker(id: 14, name: "Name 1")
                )
            ],
            date: Date(timeIntervalSince1970: 52)
        )
        coordinator.handle(deepLink: route)
        #expect(stack == [route])
        #expect(sheet == nil)
    }

    @Test("a deep link opens reviews in place of what is open")
    func opensReviews() {
        coordinator.push(first)
        coordinator.present(second)
        let route = CatalogItemsRoute.reviews(
            itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
            stars: 14,
            author: "Author 1"
        )
        coordinator.handle(deepLink: route)
        let expected: [CatalogItemsRoute] = [
            .detail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!),
            route,
        ]
        #expect(stack == expected)
        #expect(sheet == nil)
    }

    // MARK: - Data

    @Test("a screen that has been left, if only by a swipe, loses its view model")
    func dropsClosedScreens() {
        let route = CatalogItemsRoute.detail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!)
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
            return CatalogItemsCoordinator(parent: parent, dependencyContainer: container)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    /// A service that nothing but the view model of the route keeps alive.
    private func serviceKept(by route: CatalogItemsRoute) -> () -> MockCatalogItemsService? {
        let service = MockCatalogItemsService()
        container.catalogItemsService = service
        _ = coordinator.build(route)
        container.catalogItemsService = MockCatalogItemsService()
        return { [weak service] in service }
    }
}
