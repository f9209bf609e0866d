import FileTransaction
import Foundation
import TestSupport
import Testing

@testable import ScaffoldLint

@Suite("Deep links of generated apps")
struct GeneratedRouteTests {
    private static func map(_ style: String, _ spec: String) throws -> RouteMap {
        try RouteMap(
            of: FileTree(root: Repository.golden.appendingPathComponent(style).appendingPathComponent(spec).path)
        )
    }

    /// Styles whose base app parses deep links, with where the coordinator of the routes comes from.
    static let styles = ["swiftui-mvvmcr", "swinject-packages", "uikit-mvvmc"]

    @Test("every route is found with its URL and its coordinator", arguments: styles)
    func table(_ style: String) throws {
        let map = try Self.map(style, "list-detail")
        let rows = map.links.map { "\($0.pattern.text) \($0.route) \($0.coordinator ?? "")" }
        #expect(rows.contains("demo://favorites FavoritesRoute.list FavoritesCoordinator"))
        #expect(rows.contains("demo://favorites/:itemId FavoritesRoute.detail(itemId:) FavoritesCoordinator"))
        #expect(map.links.allSatisfy { $0.isReached && $0.pattern.isCertain })
        #expect(map.findings.isEmpty)
    }

    @Test("URLs get where the generated parser sends them", arguments: styles)
    func resolution(_ style: String) throws {
        let map = try Self.map(style, "list-detail")
        func route(_ url: String) throws -> String? { map.resolve(try #require(LinkURL(url))).link?.route }
        #expect(try route("demo://favorites") == "FavoritesRoute.list")
        #expect(try route("demo:///favorites") == "FavoritesRoute.list")
        #expect(try route("DEMO://favorites/a%2Fb%3F") == "FavoritesRoute.detail(itemId:)")
        #expect(try route("demo://favorites/1/2") == nil)
        #expect(try route("demo://favorites//1") == nil, "an empty component names nothing")
        #expect(try route("other://favorites") == nil)
        #expect(try route("demo://orders") == nil)
    }
}
