import Foundation
import XCTest

@testable import Demo

final class FavoritesEditViewModelTests: XCTestCase {
    private let itemId = "item-1"
    private let mode: EditorMode = .create

    @MainActor func testKeepsWhatItWasGiven() async throws {
        let viewModel = makeViewModel(MockFavoritesRepository())

        XCTAssertEqual(viewModel.itemId, itemId)
        XCTAssertEqual(viewModel.mode, mode)
    }

    @MainActor func testLoadsWhatItShowsOnce() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        XCTAssertEqual(repository.calls, [.getFavorite(id: itemId)])
        XCTAssertEqual(viewModel.item, repository.getFavoriteResult)
        XCTAssertEqual(viewModel.screenState, .content)
        XCTAssertFalse(viewModel.isLoading)
    }

    @MainActor func testIsLoadingUntilTheAnswerIsThereAndAsksOnlyOnce() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.whileRunning = {
            repository.whileRunning = nil
            XCTAssertTrue(viewModel.isLoading)
            XCTAssertEqual(viewModel.screenState, .loading)
            await viewModel.refreshData()
        }

        await viewModel.loadInitialData()

        XCTAssertEqual(repository.calls, [.getFavorite(id: itemId)])
        XCTAssertFalse(viewModel.isLoading)
    }

    @MainActor func testShowsAnErrorAndStopsLoadingWhenTheUseCaseFails() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = NetworkError.noConnection

        await viewModel.loadInitialData()

        let message = NetworkError.noConnection.localizedDescription
        XCTAssertEqual(viewModel.errorMessage, message)
        XCTAssertTrue(viewModel.showError)
        XCTAssertEqual(viewModel.screenState, .failed(message: message))
        XCTAssertFalse(viewModel.isLoading)
    }

    @MainActor func testRecoversWhenTheRetrySucceeds() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = NetworkError.noConnection
        await viewModel.loadInitialData()
        repository.error = nil

        await viewModel.refreshData()

        XCTAssertEqual(viewModel.item, repository.getFavoriteResult)
        XCTAssertNil(viewModel.errorMessage)
        XCTAssertFalse(viewModel.showError)
        XCTAssertEqual(viewModel.screenState, .content)
    }

    @MainActor func testKeepsItsContentWhenARefreshFails() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        XCTAssertEqual(viewModel.item, repository.getFavoriteResult)
        XCTAssertTrue(viewModel.showError)
        XCTAssertEqual(viewModel.screenState, .content)
    }

    @MainActor func testShowsNoErrorWhenTheLoadIsCancelled() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = CancellationError()

        await viewModel.loadInitialData()

        XCTAssertNil(viewModel.errorMessage)
        XCTAssertFalse(viewModel.showError)
        XCTAssertFalse(viewModel.isLoading)
    }

    @MainActor func testStartsWithTheLoadedValues() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.loadInitialData()

        XCTAssertEqual(viewModel.title, repository.getFavoriteResult.title)
        XCTAssertEqual(viewModel.note, repository.getFavoriteResult.note)
    }

    @MainActor func testSubmitsNothingBeforeItHasLoaded() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        viewModel.title = "Title 1"
        viewModel.note = "Note 1"

        XCTAssertFalse(viewModel.canSubmit)
        await viewModel.submit()

        XCTAssertEqual(repository.calls, [])
    }

    @MainActor func testSubmitsWhatWasEnteredAndFinishes() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.getFavoriteResult = Favorite(id: "favorite-2", title: "Title 2", note: "Note 2")
        await viewModel.loadInitialData()

        viewModel.title = "Title 1"
        viewModel.note = "Note 1"
        XCTAssertTrue(viewModel.canSubmit)

        await viewModel.submit()

        let sent = MockFavoritesRepository.Call.updateFavorite(
            favorite: Favorite(id: "item-1", title: "Title 1", note: "Note 1")
        )

        XCTAssertEqual(repository.calls.last, sent)
        XCTAssertTrue(viewModel.isFinished)
        XCTAssertFalse(viewModel.isLoading)
    }

    @MainActor func testSubmitsNothingWhileAFieldIsMissing() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)

        XCTAssertFalse(viewModel.canSubmit)
        await viewModel.submit()

        XCTAssertEqual(repository.calls, [])
        XCTAssertFalse(viewModel.isFinished)
    }

    @MainActor func testWantsEveryFieldThatIsNeeded() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        await viewModel.loadInitialData()

        viewModel.title = "Title 1"
        viewModel.note = "Note 1"

        viewModel.title = " "
        XCTAssertFalse(viewModel.canSubmit)
        viewModel.title = "Title 1"

        XCTAssertTrue(viewModel.canSubmit)
    }

    @MainActor func testStaysAndShowsAnErrorWhenSubmittingFails() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        await viewModel.loadInitialData()

        viewModel.title = "Title 1"
        viewModel.note = "Note 1"
        repository.error = NetworkError.noConnection

        await viewModel.submit()

        XCTAssertEqual(viewModel.errorMessage, NetworkError.noConnection.localizedDescription)
        XCTAssertTrue(viewModel.showError)
        XCTAssertFalse(viewModel.isFinished)
        XCTAssertFalse(viewModel.isLoading)
    }

    // MARK: - Private Methods
    @MainActor private func makeViewModel(_ repository: MockFavoritesRepository) -> FavoritesEditViewModel {
        return FavoritesEditViewModel(
            itemId: itemId,
            mode: mode,
            getFavoriteUseCase: GetFavoriteUseCase(repository: repository),
            updateFavoriteUseCase: UpdateFavoriteUseCase(repository: repository)
        )
    }
}
