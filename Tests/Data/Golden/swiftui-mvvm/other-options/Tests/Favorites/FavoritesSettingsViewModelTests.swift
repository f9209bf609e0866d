import XCTest

@testable import Demo

@MainActor
final class FavoritesSettingsViewModelTests: XCTestCase {
    private var coordinator: MockCoordinator!
    private var viewModel: FavoritesSettingsViewModel!

    override func setUp() async throws {
        coordinator = MockCoordinator()
        viewModel = FavoritesSettingsViewModel(coordinator: coordinator)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return FavoritesSettingsViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }
}
