import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesRouteTests {
    private let links: [(route: NotesRoute, path: String)] = [
        (.list, "notes"),
        (.create, "notes/create"),
        (.settings, "notes/settings"),
        (.detail(itemId: "item-1"), "notes/item-1"),
        (.detail(itemId: "item-2"), "notes/item-2"),
        (.detail(itemId: "a/b c?d&é=1%+"), "notes/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B"),
        (.edit(itemId: "item-1"), "notes/item-1/edit"),
        (.edit(itemId: "item-2"), "notes/item-2/edit"),
        (.edit(itemId: "a/b c?d&é=1%+"), "notes/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B/edit"),
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
            "notes/x/y/z",
            "notes/create/x/y/z",
            "notes/settings/x/y/z",
            "notes/item-1/x/y/z",
            "notes/item-1/edit/x/y/z",
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
    private func parse(_ url: URL) -> NotesRoute? {
        return DeepLink(url).flatMap { NotesRoute.parse($0) }
    }
}
