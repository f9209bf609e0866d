import Foundation
import Observation
import XCTest

@testable import Demo

@MainActor
final class FavoritesDetailViewModelTests: XCTestCase {
    private let itemId = "item-1"
    private var repository: MockFavoritesRepository!
    private var coordinator: MockCoordinator!
    private var viewModel: FavoritesDetailViewModel!

    override func setUp() async throws {
        repository = MockFavoritesRepository()
        coordinator = MockCoordinator()
        viewModel = FavoritesDetailViewModel(itemId: itemId, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    func testLoads() async {
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.load()
        XCTAssertEqual(repository.calls.first, .getFavorite(id: itemId))
        XCTAssertEqual(viewModel.item, repository.getFavoriteResult)
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
        repository.getFavoriteResult = Favorite.samples[1]
        await viewModel.refresh()
        XCTAssertEqual(viewModel.item, repository.getFavoriteResult)
    }

    func testKeepsNewestAnswer() async {
        await viewModel.load()
        let older = repository.getFavoriteResult
        let newer = Favorite.samples[1]
        repository.onCall = { [repository, viewModel] in
            repository?.onCall = {}
            repository?.getFavoriteResult = newer
            await viewModel?.refresh()
            repository?.getFavoriteResult = older
        }
        await viewModel.refresh()
        XCTAssertEqual(viewModel.item, newer)
    }

    func testKeepsDataOnFailedRefresh() async {
        await viewModel.load()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        XCTAssertEqual(viewModel.item, repository.getFavoriteResult)
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)
    }

    func testRemoveFavorite() async {
        await viewModel.load()
        let loads = repository.calls
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.removeFavorite()
        XCTAssertEqual(repository.calls, loads + [.removeFavorite(id: itemId)])
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertEqual(coordinator.calls, [.close(.favoritesDetail(itemId: itemId)), .refresh])

        await viewModel.refresh()
        XCTAssertEqual(repository.calls, loads + [.removeFavorite(id: itemId)])
    }

    func testShowsErrorOfRemoveFavorite() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeFavorite()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertTrue(coordinator.calls.isEmpty)
    }

    func testSendsRemoveFavoriteOnce() async {
        repository.onCall = { [repository, viewModel] in
            XCTAssertEqual(viewModel?.isLoading, true)
            repository?.onCall = {}
            await viewModel?.removeFavorite()
        }
        await viewModel.removeFavorite()
        XCTAssertFalse(viewModel.isLoading)
        let sent = repository.calls.filter { call in
            if case .removeFavorite = call { true } else { false }
        }
        XCTAssertEqual(sent.count, 1)
    }

    func testOpensEdit() {
        viewModel.didTapEdit()
        XCTAssertEqual(coordinator.calls, [.navigate(.favoritesEdit(itemId: itemId, mode: .update))])
    }

    func testTellsOfChanges() async {
        let change = expectation(description: "a property changes")
        change.expectedFulfillmentCount = 4
        withObservationTracking({ _ = viewModel.item }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.hasLoaded }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isLoading }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.error }, onChange: { change.fulfill() })
        await viewModel.load()
        await viewModel.removeFavorite()

        await fulfillment(of: [change], timeout: 1)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return FavoritesDetailViewModel(itemId: itemId, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }
}
