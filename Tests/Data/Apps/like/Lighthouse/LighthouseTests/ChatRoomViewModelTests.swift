import XCTest
@testable import Lighthouse

@MainActor
final class ChatRoomViewModelTests: XCTestCase {
    func testShowsWhatIsSent() {
        let viewModel = ChatRoomViewModel(room: "Night watch", radio: RadioService())
        var texts: [String] = []
        _ = viewModel.texts.drive { texts = $0 }
        viewModel.send("Fog")
        XCTAssertEqual(texts, ["All clear", "Fog"])
    }
}
