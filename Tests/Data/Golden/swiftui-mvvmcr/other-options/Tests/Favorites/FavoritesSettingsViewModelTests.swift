import XCTest

@testable import Demo

@MainActor
final class FavoritesSettingsViewModelTests: XCTestCase {
    private var service: MockFavoritesService!
    private var container: DependencyContainer!
    private var parent: AppCoordinator!
    private var coordinator: FavoritesCoordinator!
    private var viewModel: FavoritesSettingsViewModel!

    override func setUp() async throws {
        service = MockFavoritesService()
        container = DependencyContainer()
        container.favoritesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = FavoritesSettingsViewModel(coordinator: coordinator)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: FavoritesCoordinator?
        let viewModel = {
            let coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return FavoritesSettingsViewModel(coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }
}
