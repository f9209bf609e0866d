import Foundation
import Testing

@testable import Demo

struct CatalogItemsRouteTests {
    private let links: [(url: String, route: CatalogItemsRoute)] = [
        ("catalogItems", .list),
        (
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20",
            .detail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!)
        ),
        (
            "catalogItems/0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21",
            .detail(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!)
        ),
        (
            "catalogItems/search/Query%201?limit=82&minimum=72.5&onlyNew=true&order=newest",
            .search(query: "Query 1", limit: 82, minimum: 72.5, onlyNew: true, order: .newest)
        ),
        (
            "catalogItems/search/Query%202?limit=83&minimum=73.5&onlyNew=false&order=cheapest",
            .search(query: "Query 2", limit: 83, minimum: 73.5, onlyNew: false, order: .cheapest)
        ),
        (
            "catalogItems/search/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B?limit=82&minimum=72.5&onlyNew=true&order=newest",
            .search(query: "a/b c?d&é=1%+", limit: 82, minimum: 72.5, onlyNew: true, order: .newest)
        ),
        (
            "catalogItems/search/Query%201",
            .search(query: "Query 1", limit: 20, minimum: nil, onlyNew: false, order: .newest)
        ),
        (
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14?author=Author%201",
            .reviews(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!, stars: 14, author: "Author 1")
        ),
        (
            "catalogItems/0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21/reviews/15?author=Author%202",
            .reviews(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!, stars: 15, author: "Author 2")
        ),
        (
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14?author=a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B",
            .reviews(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                stars: 14,
                author: "a/b c?d&é=1%+"
            )
        ),
        (
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14",
            .reviews(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!, stars: 14, author: nil)
        ),
    ]

    private func parse(_ path: String) throws -> AppRoute {
        let url = try #require(URL(string: "app://\(path)"))
        let link = try #require(DeepLink(url))
        return try CatalogItemsRoute.parse(link.components, query: link.query).get()
    }

    @Test("every URL parses to its route")
    func parsesURLs() throws {
        for link in links {
            #expect(try parse(link.url) == .catalogItems(link.route))
        }
    }

    @Test("every route's own URL parses back to it")
    func parsesItsOwnURLs() throws {
        for link in links {
            #expect(try parse(link.route.path) == .catalogItems(link.route))
        }
    }

    @Test("the feature's other names lead to it as well")
    func parsesAliases() throws {
        #expect(try parse("catalog") == .catalogItems(.list))
    }

    @Test("what is no URL of the feature is refused")
    func refusesOthers() {
        let paths = [
            "other",
            "catalogItems/",
            "catalogItems/not-a-value",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/x/y/z",
            "catalogItems/search/Query%201/x/y/z",
            "catalogItems/not-a-value/reviews/14?author=Author%201",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/not-a-value?author=Author%201",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14/x/y/z",
        ]
        for path in paths {
            #expect(throws: DeepLinkError.self, "\(path)") { try parse(path) }
        }
    }

    @Test("different routes have different ids")
    func hasUniqueIDs() {
        let routes: Set<CatalogItemsRoute> = [
            .list,
            .detail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!),
            .detail(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!),
            .search(query: "Query 1", limit: 82, minimum: 72.5, onlyNew: true, order: .newest),
            .search(query: "Query 2", limit: 83, minimum: 73.5, onlyNew: false, order: .cheapest),
            .compare(
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
            ),
            .compare(
                first: CatalogItem(
                    id: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D15")!,
                    name: "Name 2",
                    summary: "Summary 2",
                    price: 79.5,
                    stock: 57,
                    isNew: false,
                    added: Date(timeIntervalSince1970: 29),
                    tags: ["Tags 2"],
                    page: URL(string: "https://example.com/page-2")!,
                    maker: Maker(id: 15, name: "Name 2")
                ),
                others: [
                    CatalogItem(
                        id: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D15")!,
                        name: "Name 2",
                        summary: "Summary 2",
                        price: 79.5,
                        stock: 57,
                        isNew: false,
                        added: Date(timeIntervalSince1970: 29),
                        tags: ["Tags 2"],
                        page: URL(string: "https://example.com/page-2")!,
                        maker: Maker(id: 15, name: "Name 2")
                    )
                ],
                date: Date(timeIntervalSince1970: 53)
            ),
            .reviews(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!, stars: 14, author: "Author 1"),
            .reviews(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!, stars: 15, author: "Author 2"),
        ]
        #expect(Set(routes.map(\.id)).count == routes.count)
    }
}
