import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesEditViewModelTests {
    private let itemId = "item-1"
    private let repository = MockNotesRepository()
    private let viewModel: NotesEditViewModel

    init() {
        viewModel = NotesEditViewModel(
            itemId: itemId,
            getNoteUseCase: GetNoteUseCase(repository: repository),
            updateNoteUseCase: UpdateNoteUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.itemId == itemId)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getNote(id: itemId)])
        #expect(viewModel.item == repository.getNoteResult)
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

        #expect(repository.calls == [.getNote(id: itemId)])
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

        #expect(viewModel.item == repository.getNoteResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = NetworkError.noConnection

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getNoteResult)
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

    @Test func startsWithTheLoadedValues() async {
        await viewModel.loadInitialData()

        #expect(viewModel.title == repository.getNoteResult.title)
        #expect(viewModel.body == repository.getNoteResult.body)
        #expect(viewModel.isPinned == repository.getNoteResult.isPinned)
        #expect(viewModel.budget == repository.getNoteResult.budget)
        #expect(viewModel.reminder == repository.getNoteResult.reminder)
        #expect(viewModel.state == repository.getNoteResult.state)
    }

    @Test func submitsNothingBeforeItHasLoaded() async {
        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open

        #expect(!viewModel.canSubmit)
        await viewModel.submit()

        #expect(repository.calls == [])
    }

    @Test func submitsWhatWasEnteredAndFinishes() async {
        repository.getNoteResult = Note(
            id: "note-2",
            title: "Title 2",
            body: "Body 2",
            isPinned: false,
            budget: Decimal(51),
            reminder: Date(timeIntervalSince1970: 45),
            state: .done
        )
        await viewModel.loadInitialData()

        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open
        #expect(viewModel.canSubmit)

        await viewModel.submit()

        let sent = MockNotesRepository.Call.updateNote(
            note: Note(
                id: "item-1",
                title: "Title 1",
                body: "Body 1",
                isPinned: true,
                budget: Decimal(50),
                reminder: Date(timeIntervalSince1970: 44),
                state: .open
            )
        )

        #expect(repository.calls.last == sent)
        #expect(viewModel.isFinished)
        #expect(!viewModel.isLoading)
    }

    @Test func submitsNothingWhileAFieldIsMissing() async {
        #expect(!viewModel.canSubmit)
        await viewModel.submit()

        #expect(repository.calls == [])
        #expect(!viewModel.isFinished)
    }

    @Test func wantsEveryFieldThatIsNeeded() async {
        await viewModel.loadInitialData()

        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open

        viewModel.title = " "
        #expect(!viewModel.canSubmit)
        viewModel.title = "Title 1"

        viewModel.body = " "
        #expect(!viewModel.canSubmit)
        viewModel.body = "Body 1"

        viewModel.budget = nil
        #expect(!viewModel.canSubmit)
        viewModel.budget = Decimal(50)

        viewModel.state = .unknown
        #expect(!viewModel.canSubmit)
        viewModel.state = .open

        #expect(viewModel.canSubmit)
    }

    @Test func staysAndShowsAnErrorWhenSubmittingFails() async {
        await viewModel.loadInitialData()

        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open
        repository.error = NetworkError.noConnection

        await viewModel.submit()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isFinished)
        #expect(!viewModel.isLoading)
    }
}
