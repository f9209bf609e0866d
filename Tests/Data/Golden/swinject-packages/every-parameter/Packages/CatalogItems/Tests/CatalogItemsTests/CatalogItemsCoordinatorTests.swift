import Common
import CommonTesting
import Foundation
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import CatalogItems

@MainActor
struct CatalogItemsCoordinatorTests {
    private let router: RouterSpy
    private let parent: FinishDelegateSpy
    private let resolver: Resolver
    private let coordinator: CatalogItemsCoordinator

    init() {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), CatalogItemsAssembly()]).resolver
        coordinator = CatalogItemsCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    private func view<Content: View>(of viewController: UIViewController?, as type: Content.Type) throws -> Content {
        try #require(viewController as? UIHostingController<Content>).rootView
    }

    // MARK: - Flow

    @Test("the assembly registers the flow, which starts with its root screen")
    func isRegistered() throws {
        let factory = try #require(resolver.resolve(CatalogItemsCoordinatorFactoryProtocol.self))
        factory.makeCatalogItemsCoordinator(router: router, finishDelegate: parent).start()
        #expect(router.stack.count == 1)
        _ = try view(of: router.stack.last, as: CatalogItemsView.self)
    }

    @Test("the assembly registers a repository with sample data, or one that asks the server")
    func registersRepository() {
        let samples = Assembler([CommonAssembly(), CatalogItemsAssembly(usesSampleData: true)]).resolver
        #expect(samples.resolve(CatalogItemsRepositoryProtocol.self) is MockCatalogItemsRepository)

        let live = Assembler([CommonAssembly(), CatalogItemsAssembly(usesSampleData: false)]).resolver
        #expect(live.resolve(CatalogItemsRepositoryProtocol.self) is CatalogItemsRepository)
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
            return CatalogItemsCoordinator(router: router, resolver: resolver, finishDelegate: parent)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    // MARK: - Actions

    @Test("pushes detail with what it is given")
    func showsDetail() throws {
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        coordinator.showDetail(itemId: itemId)
        let shown = try view(of: router.stack.last, as: CatalogItemsDetailView.self)
        #expect(shown.viewModel.itemId == itemId)
    }

    @Test("pushes search with what it is given")
    func showsSearch() throws {
        let query = "Query 1"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        coordinator.showSearch(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order)
        let shown = try view(of: router.stack.last, as: CatalogItemsSearchView.self)
        #expect(shown.viewModel.query == query)
        #expect(shown.viewModel.limit == limit)
        #expect(shown.viewModel.minimum == minimum)
        #expect(shown.viewModel.onlyNew == onlyNew)
        #expect(shown.viewModel.order == order)
    }

    @Test("pushes compare with what it is given")
    func showsCompare() throws {
        let first = CatalogItem(
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
        let others: [CatalogItem] = [
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
        ]
        let date = Date(timeIntervalSince1970: 52)
        coordinator.showCompare(first: first, others: others, date: date)
        let shown = try view(of: router.stack.last, as: CatalogItemsCompareView.self)
        #expect(shown.viewModel.first == first)
        #expect(shown.viewModel.others == others)
        #expect(shown.viewModel.date == date)
    }

    @Test("pushes reviews with what it is given")
    func showsReviews() throws {
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let stars = 14
        let author: String? = "Author 1"
        coordinator.showReviews(itemId: itemId, stars: stars, author: author)
        let shown = try view(of: router.stack.last, as: CatalogItemsReviewsView.self)
        #expect(shown.viewModel.itemId == itemId)
        #expect(shown.viewModel.stars == stars)
        #expect(shown.viewModel.author == author)
    }

    // MARK: - Deep links

    @Test("a link to detail shows it above what leads there")
    func opensDetail() throws {
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        coordinator.start()
        coordinator.handle(CatalogItemsRoute.detail(itemId: itemId).link)
        let shown = try view(of: router.stack.last, as: CatalogItemsDetailView.self)
        #expect(shown.viewModel.itemId == itemId)
        #expect(router.stack.count == 2)
    }

    @Test("a link to search shows it above what leads there")
    func opensSearch() throws {
        let query = "Query 1"
        let limit = 82
        let minimum: Double? = 72.5
        let onlyNew = true
        let order: CatalogOrder = .newest
        coordinator.start()
        coordinator.handle(
            CatalogItemsRoute.search(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order).link
        )
        let shown = try view(of: router.stack.last, as: CatalogItemsSearchView.self)
        #expect(shown.viewModel.query == query)
        #expect(shown.viewModel.limit == limit)
        #expect(shown.viewModel.minimum == minimum)
        #expect(shown.viewModel.onlyNew == onlyNew)
        #expect(shown.viewModel.order == order)
        #expect(router.stack.count == 2)
    }

    @Test("a link to reviews shows it above what leads there")
    func opensReviews() throws {
        let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
        let stars = 14
        let author: String? = "Author 1"
        coordinator.start()
        coordinator.handle(CatalogItemsRoute.reviews(itemId: itemId, stars: stars, author: author).link)
        _ = try view(of: router.stack.dropFirst(1).first, as: CatalogItemsDetailView.self)
        let shown = try view(of: router.stack.last, as: CatalogItemsReviewsView.self)
        #expect(shown.viewModel.itemId == itemId)
        #expect(shown.viewModel.stars == stars)
        #expect(shown.viewModel.author == author)
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
