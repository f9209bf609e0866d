import Foundation
import Testing

@testable import Demo

struct OrdersRouteTests {
    private let links: [(url: String, route: OrdersRoute)] = [
        ("orders", .list),
        ("orders/login", .login),
        ("orders/search", .search),
        ("orders/62", .detail(orderId: 62)),
        ("orders/63", .detail(orderId: 63)),
    ]

    private func parse(_ path: String) throws -> AppRoute {
        let url = try #require(URL(string: "app://\(path)"))
        let link = try #require(DeepLink(url))
        return try OrdersRoute.parse(link.components, query: link.query).get()
    }

    @Test("every URL parses to its route")
    func parsesURLs() throws {
        for link in links {
            #expect(try parse(link.url) == .orders(link.route))
        }
    }

    @Test("every route's own URL parses back to it")
    func parsesItsOwnURLs() throws {
        for link in links {
            #expect(try parse(link.route.path) == .orders(link.route))
        }
    }

    @Test("what is no URL of the feature is refused")
    func refusesOthers() {
        let paths = [
            "other",
            "orders/",
            "orders/x/y/z",
            "orders/login/x/y/z",
            "orders/search/x/y/z",
            "orders/not-a-value",
            "orders/62/x/y/z",
        ]
        for path in paths {
            #expect(throws: DeepLinkError.self, "\(path)") { try parse(path) }
        }
    }

    @Test("different routes have different ids")
    func hasUniqueIDs() {
        let routes: Set<OrdersRoute> = [.list, .detail(orderId: 62), .detail(orderId: 63), .login, .search]
        #expect(Set(routes.map(\.id)).count == routes.count)
    }
}
