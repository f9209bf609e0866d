import Foundation
import Observation
import XCTest

@testable import Demo

@MainActor
final class FavoritesEditViewModelTests: XCTestCase {
    private let itemId = "item-1"
    private let mode: EditorMode = .create
    private let title = "Title 2"
    private let note: String? = "Note 2"
    private var service: MockFavoritesService!
    private var container: DependencyContainer!
    private var parent: AppCoordinator!
    private var coordinator: FavoritesCoordinator!
    private var viewModel: FavoritesEditViewModel!

    override func setUp() async throws {
        service = MockFavoritesService()
        container = DependencyContainer()
        container.favoritesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
        viewModel = FavoritesEditViewModel(itemId: itemId, mode: mode, service: service, coordinator: coordinator)
    }

    // MARK: - Data Loading

    func testLoads() async {
        service.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.loadData()
        XCTAssertTrue(viewModel.hasLoaded)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertEqual(viewModel.title, service.getFavoriteResult.title)
        XCTAssertEqual(viewModel.note, service.getFavoriteResult.note)

        XCTAssertFalse(viewModel.hasInput)
        await viewModel.loadData()
        XCTAssertEqual(service.calls, [.getFavorite(id: itemId)])
    }

    func testShowsLoadingError() async {
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

    // MARK: - Submitting

    func testWaitsForWhatIsThere() async {
        viewModel.title = title
        viewModel.note = note
        XCTAssertFalse(viewModel.isValid)
        await viewModel.submit()
        XCTAssertTrue(service.calls.isEmpty)
    }

    func testRefusesIncompleteEntries() async {
        XCTAssertFalse(viewModel.isValid)

        await enterEverything()
        viewModel.title = " "
        XCTAssertFalse(viewModel.isValid)

        let calls = service.calls
        await viewModel.submit()
        XCTAssertEqual(service.calls, calls)
    }

    func testSubmits() async {
        await enterEverything()
        service.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isSubmitting, true) }
        await viewModel.submit()
        XCTAssertEqual(service.calls.last, .updateFavorite(favorite: Favorite(id: itemId, title: title, note: note)))
        XCTAssertFalse(viewModel.isSubmitting)
        XCTAssertNil(viewModel.error)
        XCTAssertFalse(viewModel.hasInput)
    }

    func testSubmitsOnce() async {
        await enterEverything()
        let calls = service.calls.count
        service.onCall = { [service, viewModel] in
            service?.onCall = {}
            await viewModel?.submit()
        }
        await viewModel.submit()
        XCTAssertEqual(service.calls.count, calls + 1)
    }

    func testShowsError() async {
        coordinator.present(.edit(itemId: itemId, mode: mode))
        await enterEverything()
        service.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isSubmitting)
        XCTAssertTrue(coordinator.presentedSheet != nil)

        service.onCall = {}
        await viewModel.submit()
        XCTAssertNil(viewModel.error)
    }

    func testCloses() async {
        _ = coordinator.build(.list)
        coordinator.present(.edit(itemId: itemId, mode: mode))
        await enterEverything()
        await viewModel.submit()
        XCTAssertNil(coordinator.presentedSheet)
        XCTAssertTrue(service.calls.contains(.getFavorites))
    }

    func testClosesOnlyItself() async {
        coordinator.present(.edit(itemId: itemId, mode: mode))
        await enterEverything()
        service.onCall = { [coordinator] in
            coordinator?.dismiss()
            coordinator?.present(.list)
        }
        await viewModel.submit()
        XCTAssertTrue(coordinator.presentedSheet != nil)
    }

    func testCancels() {
        coordinator.present(.edit(itemId: itemId, mode: mode))
        viewModel.cancel()
        XCTAssertNil(coordinator.presentedSheet)

        coordinator.present(.edit(itemId: itemId, mode: mode))
        viewModel.title = title
        viewModel.note = note
        viewModel.cancel()
        XCTAssertTrue(coordinator.presentedSheet != nil)

        viewModel.pendingDiscard?()
        XCTAssertNil(coordinator.presentedSheet)
        XCTAssertTrue(service.calls.isEmpty)
    }

    private func enterEverything() async {
        await viewModel.loadData()
        viewModel.title = title
        viewModel.note = note
    }

    func testTellsOfChanges() async {
        let change = expectation(description: "a property changes")
        change.expectedFulfillmentCount = 6
        withObservationTracking({ _ = viewModel.title }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.note }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.hasLoaded }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isLoading }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isSubmitting }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.error }, onChange: { change.fulfill() })
        await enterEverything()
        await viewModel.submit()

        await fulfillment(of: [change], timeout: 1)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: FavoritesCoordinator?
        let viewModel = {
            let coordinator = FavoritesCoordinator(parent: parent, dependencyContainer: container)
            released = coordinator
            return FavoritesEditViewModel(itemId: itemId, mode: mode, service: service, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }
}
