import Foundation
import Testing

@testable import Demo

struct NotesRouteTests {
    private let links: [(path: String, route: Route)] = [
        ("notes", .notesList),
        ("notes/create", .notesCreate),
        ("notes/settings", .notesSettings),
        ("notes/item-1", .notesDetail(itemId: "item-1")),
        ("notes/item-2", .notesDetail(itemId: "item-2")),
        ("notes/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B", .notesDetail(itemId: "a/b c?d&é=1%+")),
        ("notes/item-1/edit", .notesEdit(itemId: "item-1")),
        ("notes/item-2/edit", .notesEdit(itemId: "item-2")),
        ("notes/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B/edit", .notesEdit(itemId: "a/b c?d&é=1%+")),
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
        for path in [
            "notes/",
            "notes/x/y/z",
            "notes/create/x/y/z",
            "notes/settings/x/y/z",
            "notes/item-1/x/y/z",
            "notes/item-1/edit/x/y/z",
        ] {
            #expect(try parse(path) == nil, "\(path)")
        }
    }
}
