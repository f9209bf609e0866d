import Common
import Foundation
import Testing

@testable import Claims

struct ClaimsRouteTests {
    private let links: [(url: String, route: ClaimsRoute)] = [
        ("claims", .list),
        ("claims/add", .add),
        ("claims/26", .detail(claimId: 26)),
        ("claims/27", .detail(claimId: 27)),
        ("claims/edit/26", .edit(claimId: 26)),
        ("claims/edit/27", .edit(claimId: 27)),
        ("claims/progress/26", .progress(claimId: 26)),
        ("claims/progress/27", .progress(claimId: 27)),
    ]

    private func parse(_ path: String) throws -> ClaimsRoute? {
        let url = try #require(URL(string: "app://\(path)"))
        return DeepLink(url).flatMap { ClaimsRoute.parse($0) }
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
            "claims/",
            "claims/x/y/z",
            "claims/add/x/y/z",
            "claims/not-a-value",
            "claims/26/x/y/z",
            "claims/edit/26/x/y/z",
            "claims/progress/26/x/y/z",
        ]
        for path in paths {
            #expect(try parse(path) == nil)
        }
    }
}
