import XCTest
@testable import Lighthouse

@MainActor
final class ChatViewModelTests: XCTestCase {
    func testListsEachRoomOnce() {
        let radio = RadioService()
        radio.send("Boat in sight", to: "Night watch")
        var rooms: [String] = []
        _ = ChatViewModel(radio: radio).rooms.drive { rooms = $0 }
        XCTAssertEqual(rooms, ["Night watch"])
    }
}
