import Common
import Foundation
import Testing

@testable import Notes

struct NotesRouteTests {
    private let links: [(url: String, route: NotesRoute)] = [
        ("notes", .list),
        ("notes/create", .create),
        ("notes/settings", .settings),
        ("notes/item-1", .detail(itemId: "item-1")),
        ("notes/item-2", .detail(itemId: "item-2")),
        ("notes/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B", .detail(itemId: "a/b c?d&é=1%+")),
        ("notes/item-1/edit", .edit(itemId: "item-1")),
        ("notes/item-2/edit", .edit(itemId: "item-2")),
        ("notes/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B/edit", .edit(itemId: "a/b c?d&é=1%+")),
    ]

    private func parse(_ path: String) throws -> NotesRoute? {
        let url = try #require(URL(string: "app://\(path)"))
        return DeepLink(url).flatMap { NotesRoute.parse($0) }
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
        let paths = [
            "other",
            "notes/",
            "notes/x/y/z",
            "notes/create/x/y/z",
            "notes/settings/x/y/z",
            "notes/item-1/x/y/z",
            "notes/item-1/edit/x/y/z",
        ]
        for path in paths {
            #expect(try parse(path) == nil)
        }
    }
}
