import Foundation
import XCTest

@testable import Demo

final class FavoritesRouteTests: XCTestCase {
    private let links: [(url: String, route: FavoritesRoute)] = [
        ("favorites", .list),
        ("favorites/settings", .settings),
        ("favorites/item-1", .detail(itemId: "item-1")),
        ("favorites/item-2", .detail(itemId: "item-2")),
        ("favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B", .detail(itemId: "a/b c?d&é=1%+")),
        ("favorites/item-1/edit?mode=create", .edit(itemId: "item-1", mode: .create)),
        ("favorites/item-2/edit?mode=update", .edit(itemId: "item-2", mode: .update)),
        ("favorites/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B/edit?mode=create", .edit(itemId: "a/b c?d&é=1%+", mode: .create)),
        ("favorites/item-1/edit", .edit(itemId: "item-1", mode: .update)),
    ]

    private func parse(_ path: String) throws -> AppRoute {
        let url = try XCTUnwrap(URL(string: "app://\(path)"))
        let link = try XCTUnwrap(DeepLink(url))
        return try FavoritesRoute.parse(link.components, query: link.query).get()
    }

    func testParsesURLs() throws {
        for link in links {
            XCTAssertEqual(try parse(link.url), .favorites(link.route))
        }
    }

    func testParsesItsOwnURLs() throws {
        for link in links {
            XCTAssertEqual(try parse(link.route.path), .favorites(link.route))
        }
    }

    func testRefusesOthers() {
        let paths = [
            "other",
            "favorites/",
            "favorites/x/y/z",
            "favorites/settings/x/y/z",
            "favorites/item-1/x/y/z",
            "favorites/item-1/edit/x/y/z",
        ]
        for path in paths {
            XCTAssertThrowsError(try parse(path), path)
        }
    }

    func testHasUniqueIDs() {
        let routes: Set<FavoritesRoute> = [
            .list,
            .detail(itemId: "item-1"),
            .detail(itemId: "item-2"),
            .edit(itemId: "item-1", mode: .create),
            .edit(itemId: "item-2", mode: .update),
            .settings,
        ]
        XCTAssertEqual(Set(routes.map(\.id)).count, routes.count)
    }
}
