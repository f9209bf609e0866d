import XCTest

@testable import Vetbook

final class DeepLinkParserTests: XCTestCase {
    func testPet() throws {
        let url = try XCTUnwrap(URL(string: "vetbook://pets/p1"))
        let route = try DeepLinkParser.parse(url).get()
        XCTAssertEqual(route, .pets(.detail(petId: "p1")))
    }

    func testOtherSchemes() throws {
        let url = try XCTUnwrap(URL(string: "https://pets/p1"))
        XCTAssertThrowsError(try DeepLinkParser.parse(url).get())
    }
}
