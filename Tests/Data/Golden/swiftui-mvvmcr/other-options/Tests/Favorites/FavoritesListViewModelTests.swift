import Foundation
import Observation
import XCTest

@testable import Demo

@MainActor
final class FavoritesListViewModelTests: XCTestCase {
    private var service: MockFavoritesService!
    private var container: DependencyContainer!
    private var parent: AppCoordinator!
    private var coordinator: FavoritesCoordinator!
    private var viewModel: FavoritesListViewModel!

    override func setUp() async throws {
        service = MockFavoritesService()
        container = DependencyContainer()
        container.favoritesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = FavoritesListViewModel(service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    func testLoads() async {
        service.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.loadData()
        XCTAssertEqual(service.calls.first, .getFavorites)
        XCTAssertEqual(viewModel.items, service.getFavoritesResult)
        XCTAssertTrue(viewModel.hasLoaded)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertNil(viewModel.error)
    }

    func testLoadsOnce() async {
        await viewModel.loadData()
        let calls = service.calls
        await viewModel.loadData()
        XCTAssertEqual(service.calls, calls)
    }

    func testShowsError() async {
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.loadData()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertFalse(viewModel.hasLoaded)

        service.onCall = {}
        await viewModel.loadData()
        XCTAssertNil(viewModel.error)
        XCTAssertTrue(viewModel.hasLoaded)
    }

    func testIgnoresCancellation() async {
        service.onCall = { throw CancellationError() }
        await viewModel.loadData()
        XCTAssertNil(viewModel.error)
        XCTAssertFalse(viewModel.isLoading)
    }

    func testRefreshes() async {
        await viewModel.loadData()
        service.onCall = { [viewModel] in
            XCTAssertEqual(viewModel?.isRefreshing, true)
            XCTAssertEqual(viewModel?.isLoading, false)
        }
        let calls = service.calls
        await viewModel.refresh()
        XCTAssertEqual(service.calls, calls + calls)
        XCTAssertFalse(viewModel.isRefreshing)
    }

    func testKeepsNewestAnswer() async {
        await viewModel.loadData()
        let older = service.getFavoritesResult
        let newer = [Favorite.samples[1]]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service?.onCall = {}
                service?.getFavoritesResult = newer
                await viewModel?.refresh()
                service?.getFavoritesResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            XCTAssertEqual(viewModel.items, newer)
            XCTAssertNil(viewModel.error)
        }
    }

    func testKeepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        XCTAssertEqual(viewModel.items, service.getFavoritesResult)
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        XCTAssertNil(viewModel.error)
    }

    func testShowsDetail() {
        let item = service.getFavoritesResult[0]
        viewModel.showDetail(of: item)
        let expectedRoute = FavoritesRoute.detail(itemId: item.id)
        XCTAssertEqual(coordinator.navigationStack.map(\.route), [expectedRoute])
    }

    func testShowsSettings() {
        viewModel.showSettings()
        let expectedRoute = FavoritesRoute.settings
        XCTAssertEqual(coordinator.navigationStack.map(\.route), [expectedRoute])
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
        weak var released: FavoritesCoordinator?
        let viewModel = {
            let coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return FavoritesListViewModel(service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }
}
