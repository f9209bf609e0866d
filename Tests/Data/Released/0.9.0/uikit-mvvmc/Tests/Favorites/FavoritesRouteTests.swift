import Foundation
import Testing

@testable import Demo

@MainActor
struct FavoritesRouteTests {
    private let links: [(route: FavoritesRoute, path: String)] = [
        (.list, "favorites"),
        (.detail(itemId: "item-1"), "favorites/item-1"),
        (.detail(itemId: "item-2"), "favorites/item-2"),
        (.detail(itemId: "a/b c?d&é=1%+"), "favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B"),
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
            "favorites/x/y/z",
            "favorites/item-1/x/y/z",
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
    private func parse(_ url: URL) -> FavoritesRoute? {
        return DeepLink(url).flatMap { FavoritesRoute.parse($0) }
    }
}
