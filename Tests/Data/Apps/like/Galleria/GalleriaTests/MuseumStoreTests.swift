import XCTest
@testable import Galleria

@MainActor
final class MuseumStoreTests: XCTestCase {
    func testAnUnknownArtistIsNone() {
        let exhibit = Exhibit(id: 1, title: "Harbour at dusk", year: 1902, artistID: 4)
        XCTAssertNil(MuseumStore.shared.artist(of: exhibit))
    }
}
