import XCTest
@testable import Galleria

@MainActor
final class ExhibitsTests: XCTestCase {
    func testExhibitIsRead() throws {
        let data = Data(#"{"id": 1, "title": "Harbour at dusk", "year": 1902, "artistID": 4}"#.utf8)
        XCTAssertEqual(try JSONDecoder().decode(Exhibit.self, from: data).year, 1902)
    }
}
