import Foundation
import Testing

@testable import Demo

struct DeliveriesRouteTests {
    private let links: [(path: String, route: Route)] = [
        ("deliveries", .deliveriesList),
        ("deliveries/history?state=underway", .deliveriesHistory(state: .underway)),
        ("deliveries/history?state=delivered", .deliveriesHistory(state: .delivered)),
        ("deliveries/history", .deliveriesHistory(state: .delivered)),
        ("deliveries/54", .deliveriesDetail(deliveryId: 54)),
        ("deliveries/55", .deliveriesDetail(deliveryId: 55)),
        ("deliveries/position/54", .deliveriesPosition(deliveryId: 54)),
        ("deliveries/position/55", .deliveriesPosition(deliveryId: 55)),
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
            "deliveries/",
            "deliveries/x/y/z",
            "deliveries/history/x/y/z",
            "deliveries/not-a-value",
            "deliveries/54/x/y/z",
            "deliveries/position/not-a-value",
            "deliveries/position/54/x/y/z",
        ] {
            #expect(try parse(path) == nil, "\(path)")
        }
    }
}
