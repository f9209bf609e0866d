import XCTest
@testable import Lighthouse

@MainActor
final class BeaconListViewModelTests: XCTestCase {
    func testMarksLitBeacons() {
        var rows: [String] = []
        _ = BeaconListViewModel(service: BeaconService()).rows.drive { rows = $0 }
        XCTAssertEqual(rows, ["● North Rock", "○ Old Pier"])
    }
}
