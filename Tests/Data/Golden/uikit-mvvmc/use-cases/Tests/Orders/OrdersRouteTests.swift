import Foundation
import Testing

@testable import Demo

@MainActor
struct OrdersRouteTests {
    private let links: [(route: OrdersRoute, path: String)] = [
        (.list, "orders"),
        (.login, "orders/login"),
        (.search, "orders/search"),
        (.detail(orderId: 62), "orders/62"),
        (.detail(orderId: 63), "orders/63"),
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
            "orders/x/y/z",
            "orders/login/x/y/z",
            "orders/search/x/y/z",
            "orders/not-a-value",
            "orders/62/x/y/z",
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
    private func parse(_ url: URL) -> OrdersRoute? {
        return DeepLink(url).flatMap { OrdersRoute.parse($0) }
    }
}
