import Foundation
import Testing

@testable import Demo

struct CatalogItemsRouteTests {
    private let links: [(path: String, route: Route)] = [
        ("catalogItems", .catalogItemsList),
        (
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20",
            .catalogItemsDetail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!)
        ),
        (
            "catalogItems/0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21",
            .catalogItemsDetail(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!)
        ),
        (
            "catalogItems/search/Query%201?limit=82&minimum=72.5&onlyNew=true&order=newest",
            .catalogItemsSearch(query: "Query 1", limit: 82, minimum: 72.5, onlyNew: true, order: .newest)
        ),
        (
            "catalogItems/search/Query%202?limit=83&minimum=73.5&onlyNew=false&order=cheapest",
            .catalogItemsSearch(query: "Query 2", limit: 83, minimum: 73.5, onlyNew: false, order: .cheapest)
        ),
        (
            "catalogItems/search/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B?limit=82&minimum=72.5&onlyNew=true&order=newest",
            .catalogItemsSearch(query: "a/b c?d&é=1%+", limit: 82, minimum: 72.5, onlyNew: true, order: .newest)
        ),
        (
            "catalogItems/search/Query%201",
            .catalogItemsSearch(query: "Query 1", limit: 20, minimum: nil, onlyNew: false, order: .newest)
        ),
        (
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14?author=Author%201",
            .catalogItemsReviews(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                stars: 14,
                author: "Author 1"
            )
        ),
        (
            "catalogItems/0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21/reviews/15?author=Author%202",
            .catalogItemsReviews(
                itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!,
                stars: 15,
                author: "Author 2"
            )
        ),
        (
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14?author=a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B",
            .catalogItemsReviews(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                stars: 14,
                author: "a/b c?d&é=1%+"
            )
        ),
        (
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14",
            .catalogItemsReviews(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                stars: 14,
                author: nil
            )
        ),
    ]

    private func parse(_ path: String) throws -> Route? {
        RouteParser.parse(try #require(URL(string: "\(DeepLink.scheme)://\(path)")))
    }

    @Test("every URL is read as its route")
    func parsesURLs() throws {
        for link in links {
            #expect(try parse(link.path) == link.route)
        }
    }

    @Test("every route's own URL is read as the route")
    func parsesItsOwnURLs() throws {
        for link in links {
            let url = try #require(link.route.link?.url)
            #expect(RouteParser.parse(url) == link.route)
        }
    }

    @Test("the feature's other names lead to it as well")
    func parsesAliases() throws {
        #expect(try parse("catalog") == .catalogItemsList)
    }

    @Test("what is no URL of the feature is refused")
    func refusesOthers() throws {
        for path in [
            "catalogItems/",
            "catalogItems/not-a-value",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/x/y/z",
            "catalogItems/search/Query%201/x/y/z",
            "catalogItems/not-a-value/reviews/14?author=Author%201",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/not-a-value?author=Author%201",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14/x/y/z",
        ] {
            #expect(try parse(path) == nil, "\(path)")
        }
    }
}
