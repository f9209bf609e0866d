import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesDetailViewModelTests {
    private let itemId = "item-1"

    @Test func keepsWhatItWasGiven() {
        let viewModel = makeViewModel(MockNotesRepository())

        #expect(viewModel.itemId == itemId)
    }

    @Test func loadsWhatItShowsOnce() async {
        let repository = MockNotesRepository()
        let viewModel = makeViewModel(repository)

        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getNote(id: itemId)])
        #expect(viewModel.item == repository.getNoteResult)
        #expect(viewModel.screenState == .content)
        #expect(!viewModel.isLoading)
    }

    @Test func isLoadingUntilTheAnswerIsThereAndAsksOnlyOnce() async {
        let repository = MockNotesRepository()
        let viewModel = makeViewModel(repository)
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isLoading)
            #expect(viewModel.screenState == .loading)
            await viewModel.refreshData()
        }

        await viewModel.loadInitialData()

        #expect(repository.calls == [.getNote(id: itemId)])
        #expect(!viewModel.isLoading)
    }

    @Test func showsAnErrorAndStopsLoadingWhenTheUseCaseFails() async {
        let repository = MockNotesRepository()
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
        let repository = MockNotesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = NetworkError.noConnection
        await viewModel.loadInitialData()
        repository.error = nil

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getNoteResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        let repository = MockNotesRepository()
        let viewModel = makeViewModel(repository)
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getNoteResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func showsNoErrorWhenTheLoadIsCancelled() async {
        let repository = MockNotesRepository()
        let viewModel = makeViewModel(repository)
        repository.error = CancellationError()

        await viewModel.loadInitialData()

        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(!viewModel.isLoading)
    }

    // MARK: - Private Methods
    private func makeViewModel(_ repository: MockNotesRepository) -> NotesDetailViewModel {
        return NotesDetailViewModel(itemId: itemId, getNoteUseCase: GetNoteUseCase(repository: repository))
    }
}
