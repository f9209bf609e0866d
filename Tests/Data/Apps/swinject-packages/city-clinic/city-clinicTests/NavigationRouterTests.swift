import Common
import UIKit
import XCTest

@testable import city_clinic

final class NavigationRouterTests: XCTestCase {
    func testPopIsReported() {
        let router = NavigationRouter(navigationController: UINavigationController())
        let listener = Listener()
        router.delegate = listener
        router.push(UIViewController(), animated: false)
        router.push(UIViewController(), animated: false)
        router.pop(animated: false)
        XCTAssertEqual(listener.count, 1)
        XCTAssertEqual(router.navigationController.viewControllers.count, 1)
    }
}

private final class Listener: RouterDelegate {
    private(set) var count = 0

    func router(_ router: Router, didPop viewController: UIViewController) {
        count += 1
    }
}
