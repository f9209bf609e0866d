import Shared
import XCTest
@testable import Posters

@MainActor
final class PostersViewModelTests: XCTestCase {
    func testPrintsPosters() {
        let press = Press()
        let viewModel = PostersViewModel(press: press)
        viewModel.copies = 3
        viewModel.printPosters()
        XCTAssertEqual(press.queue, [PrintJob(kind: .poster, copies: 3)])
    }
}
