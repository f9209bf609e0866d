import Foundation
import Observation
import XCTest

@testable import Favorites

@MainActor
final class FavoritesViewModelTests: XCTestCase {
    private var repository: MockFavoritesRepository!
    private var coordinator: CoordinatorSpy!
    private var viewModel: FavoritesViewModel!

    override func setUp() async throws {
        repository = MockFavoritesRepository()
        coordinator = CoordinatorSpy()
        viewModel = FavoritesViewModel(
            interactor: FavoritesInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    func testLoads() async {
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.loadData()
        XCTAssertEqual(repository.calls.first, .getFavorites)
        XCTAssertEqual(viewModel.items, repository.getFavoritesResult)
        XCTAssertTrue(viewModel.hasLoaded)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertNil(viewModel.error)
    }

    func testLoadsOnce() async {
        await viewModel.loadData()
        let calls = repository.calls
        await viewModel.loadData()
        XCTAssertEqual(repository.calls, calls)
    }

    func testShowsError() async {
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadData()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertFalse(viewModel.hasLoaded)

        repository.onCall = {}
        await viewModel.loadData()
        XCTAssertNil(viewModel.error)
        XCTAssertTrue(viewModel.hasLoaded)
    }

    func testIgnoresCancellation() async {
        repository.onCall = { throw CancellationError() }
        await viewModel.loadData()
        XCTAssertNil(viewModel.error)
        XCTAssertFalse(viewModel.isLoading)
    }

    func testRefreshes() async {
        await viewModel.loadData()
        repository.onCall = { [viewModel] in
            XCTAssertEqual(viewModel?.isRefreshing, true)
            XCTAssertEqual(viewModel?.isLoading, false)
        }
        let calls = repository.calls
        await viewModel.refresh()
        XCTAssertEqual(repository.calls, calls + calls)
        XCTAssertFalse(viewModel.isRefreshing)
    }

    func testRefreshesOnlyWhatWasLoaded() async {
        await viewModel.refresh()
        XCTAssertTrue(repository.calls.isEmpty)
    }

    func testKeepsNewestAnswer() async {
        await viewModel.loadData()
        let older = repository.getFavoritesResult
        let newer = [Favorite.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository?.onCall = {}
                repository?.getFavoritesResult = newer
                await viewModel?.refresh()
                repository?.getFavoritesResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            XCTAssertEqual(viewModel.items, newer)
            XCTAssertNil(viewModel.error)
        }
    }

    func testKeepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        XCTAssertEqual(viewModel.items, repository.getFavoritesResult)
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        XCTAssertNil(viewModel.error)
    }

    func testShowsDetail() {
        let item = repository.getFavoritesResult[0]
        viewModel.showDetail(of: item)
        XCTAssertEqual(coordinator.calls, [.showDetail(itemId: item.id)])
    }

    func testShowsSettings() {
        viewModel.showSettings()
        XCTAssertEqual(coordinator.calls, [.showSettings])
    }

    func testTellsOfChanges() async {
        let change = expectation(description: "a property changes")
        change.expectedFulfillmentCount = 5
        withObservationTracking({ _ = viewModel.items }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.hasLoaded }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isLoading }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isRefreshing }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.error }, onChange: { change.fulfill() })
        await viewModel.loadData()
        await viewModel.refresh()

        await fulfillment(of: [change], timeout: 1)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return FavoritesViewModel(interactor: FavoritesInteractor(repository: repository), coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }

    @MainActor
    private final class CoordinatorSpy: FavoritesCoordinatorActions {
        enum Call: Equatable {
            case showDetail(itemId: String)
            case showSettings
        }

        private(set) var calls: [Call] = []

        func showDetail(itemId: String) {
            calls.append(.showDetail(itemId: itemId))
        }

        func showSettings() {
            calls.append(.showSettings)
        }
    }
}
