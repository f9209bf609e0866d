import Foundation
import Testing

@testable import Demo

@MainActor
struct DeliveriesRouteTests {
    private let links: [(route: DeliveriesRoute, path: String)] = [
        (.list, "deliveries"),
        (.history(state: .underway), "deliveries/history?state=underway"),
        (.history(state: .delivered), "deliveries/history?state=delivered"),
        (.history(state: .delivered), "deliveries/history"),
        (.detail(deliveryId: 54), "deliveries/54"),
        (.detail(deliveryId: 55), "deliveries/55"),
        (.position(deliveryId: 54), "deliveries/position/54"),
        (.position(deliveryId: 55), "deliveries/position/55"),
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
            "deliveries/x/y/z",
            "deliveries/history/x/y/z",
            "deliveries/not-a-value",
            "deliveries/54/x/y/z",
            "deliveries/position/not-a-value",
            "deliveries/position/54/x/y/z",
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
    private func parse(_ url: URL) -> DeliveriesRoute? {
        return DeepLink(url).flatMap { DeliveriesRoute.parse($0) }
    }
}
