import XCTest

@testable import Profile

@MainActor
final class ProfileViewModelTests: XCTestCase {
    private struct Interactor: ProfileInteractorProtocol {
        func name() -> String { "Ben" }
    }

    private final class Actions: ProfileCoordinatorActions {
        private(set) var details = 0

        func showDetails() { details += 1 }
    }

    func testShowsDetails() {
        let actions = Actions()
        let viewModel = ProfileViewModel(interactor: Interactor(), coordinator: actions)
        viewModel.showDetails()
        XCTAssertEqual(viewModel.name, "Ben")
        XCTAssertEqual(actions.details, 1)
    }
}
