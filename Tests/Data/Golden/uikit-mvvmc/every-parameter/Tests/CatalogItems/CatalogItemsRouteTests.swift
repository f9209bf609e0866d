import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsRouteTests {
    private let links: [(route: CatalogItemsRoute, path: String)] = [
        (.list, "catalogItems"),
        (
            .detail(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!),
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20"
        ),
        (
            .detail(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!),
            "catalogItems/0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21"
        ),
        (
            .search(query: "Query 1", limit: 82, minimum: 72.5, onlyNew: true, order: .newest),
            "catalogItems/search/Query%201?limit=82&minimum=72.5&onlyNew=true&order=newest"
        ),
        (
            .search(query: "Query 2", limit: 83, minimum: 73.5, onlyNew: false, order: .cheapest),
            "catalogItems/search/Query%202?limit=83&minimum=73.5&onlyNew=false&order=cheapest"
        ),
        (
            .search(query: "a/b c?d&é=1%+", limit: 82, minimum: 72.5, onlyNew: true, order: .newest),
            "catalogItems/search/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B?limit=82&minimum=72.5&onlyNew=true&order=newest"
        ),
        (
            .search(query: "Query 1", limit: 20, minimum: nil, onlyNew: false, order: .newest),
            "catalogItems/search/Query%201"
        ),
        (
            .reviews(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!, stars: 14, author: "Author 1"),
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14?author=Author%201"
        ),
        (
            .reviews(itemId: UUID(uuidString: "0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21")!, stars: 15, author: "Author 2"),
            "catalogItems/0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D21/reviews/15?author=Author%202"
        ),
        (
            .reviews(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                stars: 14,
                author: "a/b c?d&é=1%+"
            ),
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14?author=a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B"
        ),
        (
            .reviews(itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!, stars: 14, author: nil),
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14"
        ),
    ]

    @Test func opensEveryRouteByItsLink() throws {
        for (route, path) in links {
            let url = try #require(URL(string: "\(DeepLink.scheme)://\(path)"))
            #expect(parse(url) == route)
        }
    }

    @Test func leadsBackToTheRouteFromItsOwnLink() throws {
        for (route, _) in links {
            let url = try #require(route.link.url)
            #expect(parse(url) == route)
        }
    }

    @Test func keepsRoutesApart() {
        for (index, link) in links.enumerated() {
            for other in links[(index + 1)...] where other.route != link.route {
                #expect(link.route.link != other.route.link)
            }
        }
    }

    @Test func refusesWhatFitsNoRoute() throws {
        let paths = [
            "elsewhere",
            "catalogItems/not-a-value",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/x/y/z",
            "catalogItems/search/Query%201/x/y/z",
            "catalogItems/not-a-value/reviews/14?author=Author%201",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/not-a-value?author=Author%201",
            "catalogItems/6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20/reviews/14/x/y/z",
        ]
        for path in paths {
            let url = try #require(URL(string: "\(DeepLink.scheme)://\(path)"))
            #expect(parse(url) == nil)
        }
    }

    @Test func refusesOtherSchemes() throws {
        for (_, path) in links {
            let url = try #require(URL(string: "other\(DeepLink.scheme)://\(path)"))
            #expect(parse(url) == nil)
        }
    }

    // MARK: - Private Methods
    private func parse(_ url: URL) -> CatalogItemsRoute? {
        return DeepLink(url).flatMap { CatalogItemsRoute.parse($0) }
    }
}
