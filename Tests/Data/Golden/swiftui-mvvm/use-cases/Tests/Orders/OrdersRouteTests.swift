import Foundation
import Testing

@testable import Demo

struct OrdersRouteTests {
    private let links: [(path: String, route: Route)] = [
        ("orders", .ordersList),
        ("orders/login", .ordersLogin),
        ("orders/search", .ordersSearch),
        ("orders/62", .ordersDetail(orderId: 62)),
        ("orders/63", .ordersDetail(orderId: 63)),
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
            "orders/",
            "orders/x/y/z",
            "orders/login/x/y/z",
            "orders/search/x/y/z",
            "orders/not-a-value",
            "orders/62/x/y/z",
        ] {
            #expect(try parse(path) == nil, "\(path)")
        }
    }
}
