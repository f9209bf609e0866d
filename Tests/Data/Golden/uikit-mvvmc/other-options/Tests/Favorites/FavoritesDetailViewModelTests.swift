import Foundation
import XCTest

@testable import Demo

final class FavoritesDetailViewModelTests: XCTestCase {
    private let itemId = "item-1"

    @MainActor func testKeepsWhatItWasGiven() async throws {
        let viewModel = makeViewModel(MockFavoritesRepository())

        XCTAssertEqual(viewModel.itemId, itemId)
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

    @MainActor func testRemoveFavoriteCallsItsUseCase() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.removeFavorite()

        XCTAssertEqual(repository.calls, [.removeFavorite(id: itemId)])
        XCTAssertTrue(viewModel.isFinished)
    }

    @MainActor func testRemoveFavoriteShowsAnErrorWhenItsUseCaseFails() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = NetworkError.noConnection

        await viewModel.removeFavorite()

        XCTAssertEqual(viewModel.errorMessage, NetworkError.noConnection.localizedDescription)
        XCTAssertTrue(viewModel.showError)
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertFalse(viewModel.isFinished)
    }

    @MainActor func testRemoveFavoriteRunsOnceWhenItIsTappedTwice() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.whileRunning = {
            repository.whileRunning = nil
            XCTAssertTrue(viewModel.isWorking)
            await viewModel.removeFavorite()
        }

        await viewModel.removeFavorite()

        XCTAssertEqual(
            repository.calls.filter { if case .removeFavorite = $0 { return true } else { return false } }.count,
            1
        )
        XCTAssertFalse(viewModel.isWorking)
    }

    @MainActor func testRemoveFavoriteRunsDuringARefresh() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.removeFavorite()
        }

        await viewModel.refreshData()

        XCTAssertEqual(
            repository.calls.filter { if case .removeFavorite = $0 { return true } else { return false } }.count,
            1
        )
    }

    // MARK: - Private Methods
    @MainActor private func makeViewModel(_ repository: MockFavoritesRepository) -> FavoritesDetailViewModel {
        return FavoritesDetailViewModel(
            itemId: itemId,
            getFavoriteUseCase: GetFavoriteUseCase(repository: repository),
            removeFavoriteUseCase: RemoveFavoriteUseCase(repository: repository)
        )
    }
}
