import Common
import Foundation
import Testing

@testable import Favorites

struct FavoritesRouteTests {
    private let links: [(url: String, route: FavoritesRoute)] = [
        ("favorites", .list),
        ("favorites/item-1", .detail(itemId: "item-1")),
        ("favorites/item-2", .detail(itemId: "item-2")),
        ("favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B", .detail(itemId: "a/b c?d&é=1%+")),
    ]

    private func parse(_ path: String) throws -> FavoritesRoute? {
        let url = try #require(URL(string: "app://\(path)"))
        return DeepLink(url).flatMap { FavoritesRoute.parse($0) }
    }

    @Test("every URL parses to its route")
    func parsesURLs() throws {
        for link in links {
            #expect(try parse(link.url) == link.route)
        }
    }

    @Test("every route's own URL parses back to it")
    func parsesItsOwnURLs() throws {
        for link in links {
            #expect(try parse(link.route.link.path) == link.route)
        }
    }

    @Test("what is no URL of the feature is refused")
    func refusesOthers() throws {
        let paths = ["other", "favorites/", "favorites/x/y/z", "favorites/item-1/x/y/z"]
        for path in paths {
            #expect(try parse(path) == nil)
        }
    }
}
