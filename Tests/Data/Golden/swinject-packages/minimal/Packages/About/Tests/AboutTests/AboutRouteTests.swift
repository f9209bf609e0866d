import Common
import Foundation
import Testing

@testable import About

struct AboutRouteTests {
    private let links: [(url: String, route: AboutRoute)] = [("about", .about)]

    private func parse(_ path: String) throws -> AboutRoute? {
        let url = try #require(URL(string: "app://\(path)"))
        return DeepLink(url).flatMap { AboutRoute.parse($0) }
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
        let paths = ["other", "about/", "about/x/y/z"]
        for path in paths {
            #expect(try parse(path) == nil)
        }
    }
}
