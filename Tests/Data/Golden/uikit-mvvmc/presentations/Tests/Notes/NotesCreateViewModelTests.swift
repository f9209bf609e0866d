import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesCreateViewModelTests {
    private let repository = MockNotesRepository()
    private let viewModel: NotesCreateViewModel

    init() {
        viewModel = NotesCreateViewModel(createNoteUseCase: CreateNoteUseCase(repository: repository))
    }

    @Test func submitsWhatWasEnteredAndFinishes() async {
        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open
        #expect(viewModel.canSubmit)

        await viewModel.submit()

        var sent: Note?
        if case .createNote(let note)? = repository.calls.last { sent = note }
        #expect(sent?.title == "Title 1")
        #expect(sent?.body == "Body 1")
        #expect(sent?.isPinned == true)
        #expect(sent?.budget == Decimal(50))
        #expect(sent?.reminder == Date(timeIntervalSince1970: 44))
        #expect(sent?.state == .open)
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
