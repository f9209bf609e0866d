import Common
import Foundation
import Testing

@testable import Deliveries

struct DeliveriesRouteTests {
    private let links: [(url: String, route: DeliveriesRoute)] = [
        ("deliveries", .list),
        ("deliveries/history?state=underway", .history(state: .underway)),
        ("deliveries/history?state=delivered", .history(state: .delivered)),
        ("deliveries/history", .history(state: .delivered)),
        ("deliveries/54", .detail(deliveryId: 54)),
        ("deliveries/55", .detail(deliveryId: 55)),
        ("deliveries/position/54", .position(deliveryId: 54)),
        ("deliveries/position/55", .position(deliveryId: 55)),
    ]

    private func parse(_ path: String) throws -> DeliveriesRoute? {
        let url = try #require(URL(string: "app://\(path)"))
        return DeepLink(url).flatMap { DeliveriesRoute.parse($0) }
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
            "deliveries/",
            "deliveries/x/y/z",
            "deliveries/history/x/y/z",
            "deliveries/not-a-value",
            "deliveries/54/x/y/z",
            "deliveries/position/not-a-value",
            "deliveries/position/54/x/y/z",
        ]
        for path in paths {
            #expect(try parse(path) == nil)
        }
    }
}
