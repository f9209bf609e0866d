import Foundation
import Observation
import XCTest

@testable import Demo

@MainActor
final class FavoritesDetailViewModelTests: XCTestCase {
    private let itemId = "item-1"
    private var service: MockFavoritesService!
    private var container: DependencyContainer!
    private var parent: AppCoordinator!
    private var coordinator: FavoritesCoordinator!
    private var viewModel: FavoritesDetailViewModel!

    override func setUp() async throws {
        service = MockFavoritesService()
        container = DependencyContainer()
        container.favoritesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = FavoritesDetailViewModel(itemId: itemId, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    func testLoads() async {
        service.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.loadData()
        XCTAssertEqual(service.calls.first, .getFavorite(id: itemId))
        XCTAssertEqual(viewModel.item, service.getFavoriteResult)
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
        let older = service.getFavoriteResult
        let newer = Favorite.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            service.onCall = { [service, viewModel] in
                service?.onCall = {}
                service?.getFavoriteResult = newer
                await viewModel?.refresh()
                service?.getFavoriteResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            XCTAssertEqual(viewModel.item, newer)
            XCTAssertNil(viewModel.error)
        }
    }

    func testKeepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        XCTAssertEqual(viewModel.item, service.getFavoriteResult)
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isRefreshing)

        service.onCall = {}
        await viewModel.refresh()
        XCTAssertNil(viewModel.error)
    }

    func testRemoveFavorite() async {
        _ = coordinator.build(.list)
        coordinator.push(.detail(itemId: itemId))
        await viewModel.removeFavorite()
        XCTAssertEqual(service.calls.first, .removeFavorite(id: itemId))
        XCTAssertTrue(coordinator.navigationStack.isEmpty)
        XCTAssertTrue(service.calls.contains(.getFavorites))
    }

    func testShowsErrorOfRemoveFavorite() async {
        await viewModel.loadData()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeFavorite()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)

        service.onCall = {}
        await viewModel.removeFavorite()
        XCTAssertNil(viewModel.error)
    }

    func testSendsRemoveFavoriteOnce() async {
        service.onCall = { [service, viewModel] in
            XCTAssertEqual(viewModel?.isWorking, true)
            service?.onCall = {}
            await viewModel?.removeFavorite()
        }
        await viewModel.removeFavorite()
        XCTAssertFalse(viewModel.isWorking)
        let sent = service.calls.filter { call in
            if case .removeFavorite = call { true } else { false }
        }
        XCTAssertEqual(sent.count, 1)
    }

    func testShowsEdit() {
        viewModel.showEdit()
        let expectedRoute = FavoritesRoute.edit(itemId: itemId, mode: .update)
        XCTAssertEqual(coordinator.presentedSheet?.route, AnyHashable(expectedRoute))
    }

    func testTellsOfChanges() async {
        let change = expectation(description: "a property changes")
        change.expectedFulfillmentCount = 6
        withObservationTracking({ _ = viewModel.item }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.hasLoaded }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isLoading }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isRefreshing }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isWorking }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.error }, onChange: { change.fulfill() })
        await viewModel.loadData()
        await viewModel.refresh()
        await viewModel.removeFavorite()

        await fulfillment(of: [change], timeout: 1)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: FavoritesCoordinator?
        let viewModel = {
            let coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return FavoritesDetailViewModel(itemId: itemId, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }
}
