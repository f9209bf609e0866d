import Common
import Foundation
import Testing

@testable import Orders

struct OrdersRouteTests {
    private let links: [(url: String, route: OrdersRoute)] = [
        ("orders", .list),
        ("orders/login", .login),
        ("orders/search", .search),
        ("orders/62", .detail(orderId: 62)),
        ("orders/63", .detail(orderId: 63)),
    ]

    private func parse(_ path: String) throws -> OrdersRoute? {
        let url = try #require(URL(string: "app://\(path)"))
        return DeepLink(url).flatMap { OrdersRoute.parse($0) }
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
            "orders/",
            "orders/x/y/z",
            "orders/login/x/y/z",
            "orders/search/x/y/z",
            "orders/not-a-value",
            "orders/62/x/y/z",
        ]
        for path in paths {
            #expect(try parse(path) == nil)
        }
    }
}
