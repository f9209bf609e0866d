import XCTest
@testable import Orchard

@MainActor
final class RootTabBarControllerTests: XCTestCase {
    func testMakesAModulePerTab() {
        let factory = StubModuleFactory()
        let tabs = RootTabBarController(factory: factory)
        XCTAssertEqual(tabs.viewControllers?.count, RootTab.allCases.count)
        XCTAssertEqual(factory.made, [.harvests, .growers, .orders])
    }

    func testOpensLinks() throws {
        let url = try XCTUnwrap(URL(string: "orchard://growers"))
        XCTAssertEqual(DeepLink(url: url), .growers)
    }
}
