import Foundation
import Testing

@testable import Demo

@MainActor
struct AboutRouteTests {
    private let links: [(route: AboutRoute, path: String)] = [
        (.about, "about")
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
            "about/x/y/z",
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
    private func parse(_ url: URL) -> AboutRoute? {
        return DeepLink(url).flatMap { AboutRoute.parse($0) }
    }
}
