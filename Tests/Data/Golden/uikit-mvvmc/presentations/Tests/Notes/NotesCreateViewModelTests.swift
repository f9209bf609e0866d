import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesCreateViewModelTests {
    @Test func submitsWhatWasEnteredAndFinishes() async {
        let repository = MockNotesRepository()
        let viewModel = makeViewModel(repository)

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
        let repository = MockNotesRepository()
        let viewModel = makeViewModel(repository)

        #expect(!viewModel.canSubmit)
        await viewModel.submit()

        #expect(repository.calls == [])
        #expect(!viewModel.isFinished)
    }

    @Test func wantsTitle() async {
        let viewModel = makeViewModel(MockNotesRepository())

        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open

        viewModel.title = " "

        #expect(!viewModel.canSubmit)
    }

    @Test func wantsBody() async {
        let viewModel = makeViewModel(MockNotesRepository())

        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open

        viewModel.body = " "

        #expect(!viewModel.canSubmit)
    }

    @Test func wantsBudget() async {
        let viewModel = makeViewModel(MockNotesRepository())

        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open

        viewModel.budget = nil

        #expect(!viewModel.canSubmit)
    }

    @Test func wantsState() async {
        let viewModel = makeViewModel(MockNotesRepository())

        viewModel.title = "Title 1"
        viewModel.body = "Body 1"
        viewModel.isPinned = true
        viewModel.budget = Decimal(50)
        viewModel.reminder = Date(timeIntervalSince1970: 44)
        viewModel.state = .open

        viewModel.state = .unknown

        #expect(!viewModel.canSubmit)
    }

    @Test func staysAndShowsAnErrorWhenSubmittingFails() async {
        let repository = MockNotesRepository()
        let viewModel = makeViewModel(repository)

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

    // MARK: - Private Methods
    private func makeViewModel(_ repository: MockNotesRepository) -> NotesCreateViewModel {
        return NotesCreateViewModel(createNoteUseCase: CreateNoteUseCase(repository: repository))
    }
}
