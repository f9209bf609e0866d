import Foundation
import Observation
import XCTest

@testable import Favorites

@MainActor
final class FavoritesDetailViewModelTests: XCTestCase {
    private let itemId = "item-1"
    private var repository: MockFavoritesRepository!
    private var coordinator: CoordinatorSpy!
    private var viewModel: FavoritesDetailViewModel!

    override func setUp() async throws {
        repository = MockFavoritesRepository()
        coordinator = CoordinatorSpy()
        viewModel = FavoritesDetailViewModel(
            itemId: itemId,
            interactor: FavoritesDetailInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    func testLoads() async {
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.loadData()
        XCTAssertEqual(repository.calls.first, .getFavorite(id: itemId))
        XCTAssertEqual(viewModel.item, repository.getFavoriteResult)
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
        let older = repository.getFavoriteResult
        let newer = Favorite.samples[1]
        for failure in [nil, URLError(.timedOut)] {
            repository.onCall = { [repository, viewModel] in
                repository?.onCall = {}
                repository?.getFavoriteResult = newer
                await viewModel?.refresh()
                repository?.getFavoriteResult = older
                if let failure { throw failure }
            }
            await viewModel.refresh()
            XCTAssertEqual(viewModel.item, newer)
            XCTAssertNil(viewModel.error)
        }
    }

    func testKeepsDataOnFailedRefresh() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.timedOut) }
        await viewModel.refresh()
        XCTAssertEqual(viewModel.item, repository.getFavoriteResult)
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isRefreshing)

        repository.onCall = {}
        await viewModel.refresh()
        XCTAssertNil(viewModel.error)
    }

    func testRemoveFavorite() async {
        await viewModel.removeFavorite()
        XCTAssertEqual(repository.calls.first, .removeFavorite(id: itemId))
        XCTAssertEqual(coordinator.calls, [.close, .refresh])
    }

    func testShowsErrorOfRemoveFavorite() async {
        await viewModel.loadData()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.removeFavorite()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertTrue(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.removeFavorite()
        XCTAssertNil(viewModel.error)
    }

    func testSendsRemoveFavoriteOnce() async {
        repository.onCall = { [repository, viewModel] in
            XCTAssertEqual(viewModel?.isWorking, true)
            repository?.onCall = {}
            await viewModel?.removeFavorite()
        }
        await viewModel.removeFavorite()
        XCTAssertFalse(viewModel.isWorking)
        let sent = repository.calls.filter { call in
            if case .removeFavorite = call { true } else { false }
        }
        XCTAssertEqual(sent.count, 1)
    }

    func testShowsEdit() {
        viewModel.showEdit()
        XCTAssertEqual(coordinator.calls, [.showEdit(itemId: itemId, mode: .update)])
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
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return FavoritesDetailViewModel(
                itemId: itemId,
                interactor: FavoritesDetailInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }

    @MainActor
    private final class CoordinatorSpy: FavoritesDetailCoordinatorActions {
        enum Call: Equatable {
            case showEdit(itemId: String, mode: EditorMode)
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func showEdit(itemId: String, mode: EditorMode) {
            calls.append(.showEdit(itemId: itemId, mode: mode))
        }

        func closeDetail(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
