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
    private var repository: MockFavoritesRepository!
    private var coordinator: MockCoordinator!
    private var viewModel: FavoritesEditViewModel!

    override func setUp() async throws {
        repository = MockFavoritesRepository()
        coordinator = MockCoordinator()
        viewModel = FavoritesEditViewModel(itemId: itemId, mode: mode, repository: repository, coordinator: coordinator)
    }

    // MARK: - Loading

    func testLoads() async {
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.load()
        XCTAssertTrue(viewModel.hasLoaded)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertEqual(viewModel.title, repository.getFavoriteResult.title)
        XCTAssertEqual(viewModel.note, repository.getFavoriteResult.note)

        XCTAssertFalse(viewModel.hasInput)
        await viewModel.load()
        XCTAssertEqual(repository.calls, [.getFavorite(id: itemId)])
    }

    func testShowsLoadingError() async {
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

    // MARK: - Submitting

    func testWaitsForWhatIsThere() async {
        enterEverything()
        XCTAssertFalse(viewModel.isValid)
        await viewModel.submit()
        XCTAssertTrue(repository.calls.isEmpty)
    }

    func testRefusesIncompleteEntries() async {
        await viewModel.load()
        enterEverything()
        viewModel.title = " "
        XCTAssertFalse(viewModel.isValid)

        let calls = repository.calls
        await viewModel.submit()
        XCTAssertEqual(repository.calls, calls)
    }

    func testSubmits() async {
        await viewModel.load()
        enterEverything()
        repository.onCall = { [viewModel] in XCTAssertEqual(viewModel?.isLoading, true) }
        await viewModel.submit()
        XCTAssertEqual(repository.calls.last, .updateFavorite(favorite: Favorite(id: itemId, title: title, note: note)))
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertNil(viewModel.error)
        XCTAssertEqual(coordinator.calls, [.close(.favoritesEdit(itemId: itemId, mode: mode)), .refresh])
        XCTAssertFalse(viewModel.hasInput)
    }

    func testSubmitsOnce() async {
        await viewModel.load()
        enterEverything()
        let before = repository.calls.count
        repository.onCall = { [repository, viewModel] in
            repository?.onCall = {}
            await viewModel?.submit()
        }
        await viewModel.submit()
        XCTAssertEqual(repository.calls.count, before + 1)
    }

    func testShowsError() async {
        await viewModel.load()
        enterEverything()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        XCTAssertTrue(viewModel.error is URLError)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertTrue(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        XCTAssertNil(viewModel.error)
    }

    func testCancels() {
        viewModel.cancel()
        XCTAssertEqual(coordinator.calls, [.close(.favoritesEdit(itemId: itemId, mode: mode))])

        enterEverything()
        viewModel.cancel()
        XCTAssertEqual(coordinator.calls, [.close(.favoritesEdit(itemId: itemId, mode: mode))])
        viewModel.pendingDiscard?()
        XCTAssertEqual(
            coordinator.calls,
            [.close(.favoritesEdit(itemId: itemId, mode: mode)), .close(.favoritesEdit(itemId: itemId, mode: mode))]
        )
        XCTAssertTrue(repository.calls.isEmpty)
    }

    func testTellsOfChanges() async {
        let change = expectation(description: "a property changes")
        change.expectedFulfillmentCount = 5
        withObservationTracking({ _ = viewModel.title }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.note }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.hasLoaded }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.isLoading }, onChange: { change.fulfill() })
        withObservationTracking({ _ = viewModel.error }, onChange: { change.fulfill() })
        await viewModel.load()
        enterEverything()
        await viewModel.submit()

        await fulfillment(of: [change], timeout: 1)
    }

    func testHoldsCoordinatorWeakly() {
        weak var released: MockCoordinator?
        let viewModel = {
            let coordinator = MockCoordinator()
            released = coordinator
            return FavoritesEditViewModel(itemId: itemId, mode: mode, repository: repository, coordinator: coordinator)
        }()
        withExtendedLifetime(viewModel) {
            XCTAssertNil(released)
        }
    }

    private func enterEverything() {
        viewModel.title = title
        viewModel.note = note
    }
}
