import Foundation
import Testing

@testable import Demo

struct FavoritesRouteTests {
    private let links: [(url: String, route: FavoritesRoute)] = [
        ("favorites", .list),
        ("favorites/item-1", .detail(itemId: "item-1")),
        ("favorites/item-2", .detail(itemId: "item-2")),
        ("favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B", .detail(itemId: "a/b c?d&é=1%+")),
    ]

    private func parse(_ path: String) throws -> AppRoute {
        let url = try #require(URL(string: "app://\(path)"))
        let link = try #require(DeepLink(url))
        return try FavoritesRoute.parse(link.components, query: link.query).get()
    }

    @Test("every URL parses to its route")
    func parsesURLs() throws {
        for link in links {
            #expect(try parse(link.url) == .favorites(link.route))
        }
    }

    @Test("every route's own URL parses back to it")
    func parsesItsOwnURLs() throws {
        for link in links {
            #expect(try parse(link.route.path) == .favorites(link.route))
        }
    }

    @Test("what is no URL of the feature is refused")
    func refusesOthers() {
        let paths = ["other", "favorites/", "favorites/x/y/z", "favorites/item-1/x/y/z"]
        for path in paths {
            #expect(throws: DeepLinkError.self, "\(path)") { try parse(path) }
        }
    }

    @Test("different routes have different ids")
    func hasUniqueIDs() {
        let routes: Set<FavoritesRoute> = [.list, .detail(itemId: "item-1"), .detail(itemId: "item-2")]
        #expect(Set(routes.map(\.id)).count == routes.count)
    }
}
