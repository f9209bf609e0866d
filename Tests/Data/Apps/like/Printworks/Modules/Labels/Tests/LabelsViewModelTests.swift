import Shared
import XCTest
@testable import Labels

@MainActor
final class LabelsViewModelTests: XCTestCase {
    func testPrintsLabels() {
        let press = Press()
        LabelsViewModel(press: press).printLabels()
        XCTAssertEqual(press.queue, [PrintJob(kind: .label, copies: 50)])
    }
}
