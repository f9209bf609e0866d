import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsDetailViewModelTests {
    private let itemId = UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!
    private let repository = MockCatalogItemsRepository()
    private let viewModel: CatalogItemsDetailViewModel

    init() {
        viewModel = CatalogItemsDetailViewModel(itemId: itemId, getItemUseCase: GetItemUseCase(repository: repository))
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.itemId == itemId)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getItem(id: itemId)])
        #expect(viewModel.item == repository.getItemResult)
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

        #expect(repository.calls == [.getItem(id: itemId)])
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

        #expect(viewModel.item == repository.getItemResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getItemResult)
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
}
