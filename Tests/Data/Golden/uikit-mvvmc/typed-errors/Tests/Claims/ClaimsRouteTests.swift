import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsRouteTests {
    private let links: [(route: ClaimsRoute, path: String)] = [
        (.list, "claims"),
        (.add, "claims/add"),
        (.detail(claimId: 26), "claims/26"),
        (.detail(claimId: 27), "claims/27"),
        (.edit(claimId: 26), "claims/edit/26"),
        (.edit(claimId: 27), "claims/edit/27"),
        (.progress(claimId: 26), "claims/progress/26"),
        (.progress(claimId: 27), "claims/progress/27"),
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
            "claims/x/y/z",
            "claims/add/x/y/z",
            "claims/not-a-value",
            "claims/26/x/y/z",
            "claims/edit/26/x/y/z",
            "claims/progress/26/x/y/z",
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
    private func parse(_ url: URL) -> ClaimsRoute? {
        return DeepLink(url).flatMap { ClaimsRoute.parse($0) }
    }
}
