import Foundation
import XCTest

@testable import Demo

final class FavoritesViewModelTests: XCTestCase {
    @MainActor func testLoadsWhatItShowsOnce() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        XCTAssertEqual(repository.calls, [.getFavorites])
        XCTAssertEqual(viewModel.items, repository.getFavoritesResult)
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

        XCTAssertEqual(repository.calls, [.getFavorites])
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

        XCTAssertEqual(viewModel.items, repository.getFavoritesResult)
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

        XCTAssertEqual(viewModel.items, repository.getFavoritesResult)
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

    @MainActor func testIsEmptyWhenThereIsNothingToShow() async throws {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.getFavoritesResult = []

        await viewModel.loadInitialData()

        XCTAssertEqual(viewModel.screenState, .empty)
    }

    // MARK: - Private Methods
    @MainActor private func makeViewModel(_ repository: MockFavoritesRepository) -> FavoritesViewModel {
        return FavoritesViewModel(getFavoritesUseCase: GetFavoritesUseCase(repository: repository))
    }
}
