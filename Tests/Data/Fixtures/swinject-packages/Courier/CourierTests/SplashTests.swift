import Common
import XCTest

@testable import Courier

@MainActor
final class SplashTests: XCTestCase {
    private final class Actions: SplashCoordinatorActions {
        private(set) var isOver = false

        func splashIsOver() { isOver = true }
    }

    func testTellsThatItIsOver() {
        let actions = Actions()
        SplashViewModel(coordinator: actions).appear()
        XCTAssertTrue(actions.isOver)
    }
}
