import Foundation
import Testing

@testable import Demo

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

    private func parse(_ path: String) throws -> AppRoute {
        let url = try #require(URL(string: "app://\(path)"))
        let link = try #require(DeepLink(url))
        return try ClaimsRoute.parse(link.components, query: link.query).get()
    }

    @Test("every URL parses to its route")
    func parsesURLs() throws {
        for link in links {
            #expect(try parse(link.url) == .claims(link.route))
        }
    }

    @Test("every route's own URL parses back to it")
    func parsesItsOwnURLs() throws {
        for link in links {
            #expect(try parse(link.route.path) == .claims(link.route))
        }
    }

    @Test("what is no URL of the feature is refused")
    func refusesOthers() {
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
            #expect(throws: DeepLinkError.self, "\(path)") { try parse(path) }
        }
    }

    @Test("different routes have different ids")
    func hasUniqueIDs() {
        let routes: Set<ClaimsRoute> = [
            .list,
            .detail(claimId: 26),
            .detail(claimId: 27),
            .edit(claimId: 26),
            .edit(claimId: 27),
            .add,
            .progress(claimId: 26),
            .progress(claimId: 27),
        ]
        #expect(Set(routes.map(\.id)).count == routes.count)
    }
}
