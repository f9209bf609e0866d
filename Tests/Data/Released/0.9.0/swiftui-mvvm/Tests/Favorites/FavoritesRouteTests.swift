import Foundation
import Testing

@testable import Demo

struct FavoritesRouteTests {
    private let links: [(path: String, route: Route)] = [
        ("favorites", .favoritesList),
        ("favorites/item-1", .favoritesDetail(itemId: "item-1")),
        ("favorites/item-2", .favoritesDetail(itemId: "item-2")),
        ("favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B", .favoritesDetail(itemId: "a/b c?d&é=1%+")),
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

    @Test("what is no URL of the feature is refused")
    func refusesOthers() throws {
        for path in ["favorites/", "favorites/x/y/z", "favorites/item-1/x/y/z"] {
            #expect(try parse(path) == nil, "\(path)")
        }
    }
}
