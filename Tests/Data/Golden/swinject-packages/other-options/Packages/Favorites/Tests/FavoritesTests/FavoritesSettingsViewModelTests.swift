import XCTest

@testable import Favorites

@MainActor
final class FavoritesSettingsViewModelTests: XCTestCase {
    private var coordinator: CoordinatorSpy!
    private var viewModel: FavoritesSettingsViewModel!

    override func setUp() async throws {
        coordinator = CoordinatorSpy()
        viewModel = FavoritesSettingsViewModel(coordinator: coordinator)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return FavoritesSettingsViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }

    @MainActor
    private final class CoordinatorSpy: FavoritesSettingsCoordinatorActions {}
}
