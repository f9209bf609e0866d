import Foundation
import Testing

@testable import Demo

struct ClaimsRouteTests {
    private let links: [(path: String, route: Route)] = [
        ("claims", .claimsList),
        ("claims/add", .claimsAdd),
        ("claims/26", .claimsDetail(claimId: 26)),
        ("claims/27", .claimsDetail(claimId: 27)),
        ("claims/edit/26", .claimsEdit(claimId: 26)),
        ("claims/edit/27", .claimsEdit(claimId: 27)),
        ("claims/progress/26", .claimsProgress(claimId: 26)),
        ("claims/progress/27", .claimsProgress(claimId: 27)),
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
            "claims/",
            "claims/x/y/z",
            "claims/add/x/y/z",
            "claims/not-a-value",
            "claims/26/x/y/z",
            "claims/edit/26/x/y/z",
            "claims/progress/26/x/y/z",
        ] {
            #expect(try parse(path) == nil, "\(path)")
        }
    }
}
