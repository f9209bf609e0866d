import Foundation
import Observation
import XCTest

@testable import Favorites

@MainActor
final class FavoritesEditViewModelTests: XCTestCase {
    private let itemId = "item-1"
    private let mode: EditorMode = .create
    private let title = "Title 2"
    private let note: String? = "Note 2"
    private var repository: MockFavoritesRepository!
    private var coordinator: CoordinatorSpy!
    private var viewModel: FavoritesEditViewModel!

    override func setUp() async throws {
        repository = MockFavoritesRepository()
        coordinator = CoordinatorSpy()
        viewModel = FavoritesEditViewModel(
            itemId: itemId,
            mode: mode,
            interactor: FavoritesEditInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    // MARK: - Data Loading

    func testLoads() async {
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.loadData()
        XCTAssertTrue(viewModel.hasLoaded)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertEqual(viewModel.title, repository.getFavoriteResult.title)
        XCTAssertEqual(viewModel.note, repository.getFavoriteResult.note)

        XCTAssertFalse(viewModel.hasInput)
        await viewModel.loadData()
        XCTAssertEqual(repository.calls, [.getFavorite(id: itemId)])
    }

    func testShowsLoadingError() async {
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

    // MARK: - Submitting

    func testWaitsForWhatIsThere() async {
        viewModel.title = title
        viewModel.note = note
        XCTAssertFalse(viewModel.isValid)
        await viewModel.submit()
        XCTAssertTrue(repository.calls.isEmpty)
    }

    func testRefusesIncompleteEntries() async {
        XCTAssertFalse(viewModel.isValid)
        await viewModel.submit()
        XCTAssertTrue(repository.calls.isEmpty)

        await enterEverything()
        viewModel.title = " "
        XCTAssertFalse(viewModel.isValid)
    }

    func testSubmits() async {
        await enterEverything()
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isSubmitting, true) }
        await viewModel.submit()
        XCTAssertEqual(repository.calls.last, .updateFavorite(favorite: Favorite(id: itemId, title: title, note: note)))
        XCTAssertFalse(viewModel.isSubmitting)
        XCTAssertNil(viewModel.error)
        XCTAssertFalse(viewModel.hasInput)
    }

    func testSubmitsOnce() async {
        await enterEverything()
        let calls = repository.calls.count
        repository.onCall = { [repository, viewModel] in
            repository?.onCall = {}
            await viewModel?.submit()
        }
        await viewModel.submit()
        XCTAssertEqual(repository.calls.count, calls + 1)
    }

    func testShowsError() async {
        await enterEverything()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isSubmitting)
        XCTAssertTrue(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        XCTAssertNil(viewModel.error)
    }

    func testCloses() async {
        await enterEverything()
        await viewModel.submit()
        XCTAssertEqual(coordinator.calls, [.close, .refresh])
    }

    func testCancels() {
        viewModel.cancel()
        XCTAssertEqual(coordinator.calls, [.close])

        viewModel.title = title
        viewModel.note = note
        viewModel.cancel()
        XCTAssertEqual(coordinator.calls, [.close])

        viewModel.pendingDiscard?()
        XCTAssertEqual(coordinator.calls, [.close, .close])
        XCTAssertTrue(repository.calls.isEmpty)
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
        weak var released: CoordinatorSpy?
        let viewModel = {
            let coordinator = CoordinatorSpy()
            released = coordinator
            return FavoritesEditViewModel(
                itemId: itemId,
                mode: mode,
                interactor: FavoritesEditInteractor(repository: repository),
                coordinator: coordinator
            )
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }

    @MainActor
    private final class CoordinatorSpy: FavoritesEditCoordinatorActions {
        enum Call: Equatable {
            case close
            case refresh
        }

        private(set) var calls: [Call] = []

        func closeEdit(_ controller: AnyObject?) {
            calls.append(.close)
        }

        func refresh() async {
            calls.append(.refresh)
        }
    }
}
