import Foundation
import Testing

@testable import Demo

@MainActor
struct FavoritesDetailViewModelTests {
    private let itemId = "item-1"

    @Test func keepsWhatItWasGiven() {
        let viewModel = makeViewModel(MockFavoritesRepository())

        #expect(viewModel.itemId == itemId)
    }

    @Test func loadsWhatItShowsOnce() async {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getFavorite(id: itemId)])
        #expect(viewModel.item == repository.getFavoriteResult)
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)
    }

    @Test func isLoadingUntilTheAnswerIsThereAndAsksOnlyOnce() async {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isLoading)
            #expect(viewModel.screenState == .loading)
            await viewModel.refreshData()
        }

        await viewModel.loadInitialData()

        #expect(repository.calls == [.getFavorite(id: itemId)])
        #expect(!viewModel.isLoading)
    }

    @Test func showsAnErrorAndStopsLoadingWhenTheUseCaseFails() async {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = NetworkError.noConnection

        await viewModel.loadInitialData()

        let message = NetworkError.noConnection.localizedDescription
        #expect(viewModel.errorMessage == message)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .failed(message: message))
        #expect(!viewModel.isLoading)
    }

    @Test func recoversWhenTheRetrySucceeds() async {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = NetworkError.noConnection
        await viewModel.loadInitialData()
        repository.error = nil

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getFavoriteResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getFavoriteResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func showsNoErrorWhenTheLoadIsCancelled() async {
        let repository = MockFavoritesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = CancellationError()

        await viewModel.loadInitialData()

        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    // MARK: - Private Methods
    private func makeViewModel(_ repository: MockFavoritesRepository) -> FavoritesDetailViewModel {
        return FavoritesDetailViewModel(itemId: itemId, getFavoriteUseCase: GetFavoriteUseCase(repository: repository))
    }
}
