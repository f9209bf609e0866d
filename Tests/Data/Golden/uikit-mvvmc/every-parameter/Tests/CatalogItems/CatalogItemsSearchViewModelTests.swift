import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsSearchViewModelTests {
    private let query = "Query 1"
    private let limit = 82
    private let minimum: Double? = 72.5
    private let onlyNew = true
    private let order: CatalogOrder = .newest
    private let repository = MockCatalogItemsRepository()
    private let viewModel: CatalogItemsSearchViewModel

    init() {
        viewModel = CatalogItemsSearchViewModel(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order,
            searchItemsUseCase: SearchItemsUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.query == query)
        #expect(viewModel.limit == limit)
        #expect(viewModel.minimum == minimum)
        #expect(viewModel.onlyNew == onlyNew)
        #expect(viewModel.order == order)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(
            repository.calls == [
                .searchItems(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order)
            ]
        )
        #expect(viewModel.items == repository.searchItemsResult)
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)
    }

    @Test func isLoadingUntilTheAnswerIsThereAndAsksOnlyOnce() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isLoading)
            #expect(viewModel.screenState == .loading)
            await viewModel.refreshData()
        }

        await viewModel.loadInitialData()

        #expect(
            repository.calls == [
                .searchItems(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order)
            ]
        )
        #expect(!viewModel.isLoading)
    }

    @Test func showsAnErrorAndStopsLoadingWhenTheUseCaseFails() async {
        repository.error = NetworkError.noConnection

        await viewModel.loadInitialData()

        let message = NetworkError.noConnection.localizedDescription
        #expect(viewModel.errorMessage == message)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .failed(message: message))
        #expect(!viewModel.isLoading)
    }

    @Test func recoversWhenTheRetrySucceeds() async {
        repository.error = NetworkError.noConnection
        await viewModel.loadInitialData()
        repository.error = nil

        await viewModel.refreshData()

        #expect(viewModel.items == repository.searchItemsResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.items == repository.searchItemsResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func showsNoErrorWhenTheLoadIsCancelled() async {
        repository.error = CancellationError()

        await viewModel.loadInitialData()

        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    @Test func isEmptyWhenThereIsNothingToShow() async {
        repository.searchItemsResult = []

        await viewModel.loadInitialData()

        #expect(viewModel.screenState == .empty)
    }
}
