import Foundation
import Observation
import XCTest

@testable import Demo

@MainActor
final class FavoritesListViewModelTests: XCTestCase {
    private var repository: MockFavoritesRepository!
    private var coordinator: MockCoordinator!
    private var viewModel: FavoritesListViewModel!

    override func setUp() async throws {
        repository = MockFavoritesRepository()
        coordinator = MockCoordinator()
        viewModel = FavoritesListViewModel(repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    func testLoads() async {
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.load()
        XCTAssertEqual(repository.calls.first, .getFavorites)
        XCTAssertEqual(viewModel.items, repository.getFavoritesResult)
        XCTAssertTrue(viewModel.hasLoaded)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertNil(viewModel.error)
    }

    func testLoadsOnce() async {
        await viewModel.load()
        let calls = repository.calls
        await viewModel.load()
        XCTAssertEqual(repository.calls, calls)
    }

    func testShowsError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.load()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertFalse(viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.load()
        XCTAssertNil(viewModel.error)
        XCTAssertTrue(viewModel.hasLoaded)
    }

    func testIgnoresCancellation() async {
        repository.onCall = { throw CancellationError() }
        await viewModel.load()
        XCTAssertNil(viewModel.error)
        XCTAssertFalse(viewModel.isLoading)
    }

    func testRefreshes() async {
        await viewModel.refresh()
        XCTAssertTrue(repository.calls.isEmpty)

        await viewModel.load()
        repository.getFavoritesResult = [Favorite.samples[1]]
        await viewModel.refresh()
        XCTAssertEqual(viewModel.items, repository.getFavoritesResult)
    }

    func testKeepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.getFavoritesResult
        let newer = [Favorite.samples[1]]
        repository.onCall = { [repository, viewModel] in
            repository?.onCall = {}
            repository?.getFavoritesResult = newer
            await viewModel?.refresh()
            repository?.getFavoritesResult = older
        }
        await viewModel.refresh()
        XCTAssertEqual(viewModel.items, newer)
    }

    func testKeepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        XCTAssertEqual(viewModel.items, repository.getFavoritesResult)
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)
    }

    func testOpensDetail() {
        let item = repository.getFavoritesResult[1]
        viewModel.didSelectFavorite(item)
        XCTAssertEqual(coordinator.calls, [.navigate(.favoritesDetail(itemId: item.id))])
    }

    func testOpensSettings() {
        viewModel.didTapSettings()
        XCTAssertEqual(coordinator.calls, [.navigate(.favoritesSettings)])
    }

    func testTellsOfChanges() async {
        let change = expectation(description: "a property changes")
        change.expectedFulfillmentCount = 4
        withObservationTracking({ _ = viewModel.items }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.hasLoaded }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isLoading }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.error }, onChange: { change.fulfill() })
        await viewModel.load()

        await fulfillment(of: [change], timeout: 1)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return FavoritesListViewModel(repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }
}
