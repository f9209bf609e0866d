import Foundation
import Testing

@testable import Demo

struct AboutRouteTests {
    private let links: [(url: String, route: AboutRoute)] = [("about", .about)]

    private func parse(_ path: String) throws -> AppRoute {
        let url = try #require(URL(string: "app://\(path)"))
        let link = try #require(DeepLink(url))
        return try AboutRoute.parse(link.components, query: link.query).get()
    }

    @Test("every URL parses to its route")
    func parsesURLs() throws {
        for link in links {
            #expect(try parse(link.url) == .about(link.route))
        }
    }

    @Test("every route's own URL parses back to it")
    func parsesItsOwnURLs() throws {
        for link in links {
            #expect(try parse(link.route.path) == .about(link.route))
        }
    }

    @Test("what is no URL of the feature is refused")
    func refusesOthers() {
        let paths = ["other", "about/", "about/x/y/z"]
        for path in paths {
            #expect(throws: DeepLinkError.self, "\(path)") { try parse(path) }
        }
    }

    @Test("different routes have different ids")
    func hasUniqueIDs() {
        let routes: Set<AboutRoute> = [.about]
        #expect(Set(routes.map(\.id)).count == routes.count)
    }
}
