import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsEditViewModelTests {
    private let claimId = 26
    private let repository = MockClaimsRepository()
    private let viewModel: ClaimsEditViewModel

    init() {
        viewModel = ClaimsEditViewModel(
            claimId: claimId,
            getClaimUseCase: GetClaimUseCase(repository: repository),
            updateClaimUseCase: UpdateClaimUseCase(repository: repository),
            submitNoteUseCase: SubmitNoteUseCase(repository: repository)
        )
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.claimId == claimId)
    }

    @Test func loadsWhatItShowsOnce() async {
        await viewModel.loadInitialData()
        await viewModel.loadInitialData()

        #expect(repository.calls == [.getClaim(id: claimId)])
        #expect(viewModel.item == repository.getClaimResult)
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

        #expect(repository.calls == [.getClaim(id: claimId)])
        #expect(!viewModel.isLoading)
    }

    @Test func showsAnErrorAndStopsLoadingWhenTheUseCaseFails() async {
        repository.error = ClaimError.unknown

        await viewModel.loadInitialData()

        let message = ClaimError.unknown.localizedDescription
        #expect(viewModel.errorMessage == message)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .failed(message: message))
        #expect(!viewModel.isLoading)
    }

    @Test func recoversWhenTheRetrySucceeds() async {
        repository.error = ClaimError.unknown
        await viewModel.loadInitialData()
        repository.error = nil

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getClaimResult)
        #expect(viewModel.errorMessage == nil)
        #expect(!viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func keepsItsContentWhenARefreshFails() async {
        await viewModel.loadInitialData()
        repository.error = ClaimError.unknown

        await viewModel.refreshData()

        #expect(viewModel.item == repository.getClaimResult)
        #expect(viewModel.showError)
        #expect(viewModel.screenState == .content)
    }

    @Test func submitNoteCallsItsUseCase() async {
        let note = "Note 1"

        await viewModel.submitNote(note: note)

        #expect(repository.calls == [.submitNote(claimId: claimId, note: note), .getClaim(id: claimId)])
    }

    @Test func submitNoteShowsAnErrorWhenItsUseCaseFails() async {
        repository.error = SendError.unfinished

        await viewModel.submitNote(note: "Note 1")

        #expect(viewModel.errorMessage == SendError.unfinished.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isLoading)
        #expect(!viewModel.isFinished)
    }

    @Test func submitNoteRunsOnceWhenItIsTappedTwice() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            #expect(viewModel.isWorking)
            await viewModel.submitNote(note: "Note 1")
        }

        await viewModel.submitNote(note: "Note 1")

        #expect(repository.calls.filter { if case .submitNote = $0 { return true } else { return false } }.count == 1)
        #expect(!viewModel.isWorking)
    }

    @Test func submitNoteRunsDuringARefresh() async {
        repository.whileRunning = {
            repository.whileRunning = nil
            await viewModel.submitNote(note: "Note 1")
        }

        await viewModel.refreshData()

        #expect(repository.calls.filter { if case .submitNote = $0 { return true } else { return false } }.count == 1)
    }

    @Test func startsWithTheLoadedValues() async {
        await viewModel.loadInitialData()

        #expect(viewModel.title == repository.getClaimResult.title)
        #expect(viewModel.note == repository.getClaimResult.note)
    }

    @Test func submitsNothingBeforeItHasLoaded() async {
        viewModel.title = "Title 1"
        viewModel.note = "Note 1"

        #expect(!viewModel.canSubmit)
        await viewModel.submit()

        #expect(repository.calls == [])
    }

    @Test func submitsWhatWasEnteredAndFinishes() async {
        repository.getClaimResult = Claim(id: 15, title: "Title 2", note: "Note 2")
        await viewModel.loadInitialData()

        viewModel.title = "Title 1"
        viewModel.note = "Note 1"
        #expect(viewModel.canSubmit)

        await viewModel.submit()

        let sent = MockClaimsRepository.Call.updateClaim(claim: Claim(id: 26, title: "Title 1", note: "Note 1"))

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
        viewModel.note = "Note 1"

        viewModel.title = " "
        #expect(!viewModel.canSubmit)
        viewModel.title = "Title 1"

        #expect(viewModel.canSubmit)
    }

    @Test func staysAndShowsAnErrorWhenSubmittingFails() async {
        await viewModel.loadInitialData()

        viewModel.title = "Title 1"
        viewModel.note = "Note 1"
        repository.error = SendError.unfinished

        await viewModel.submit()

        #expect(viewModel.errorMessage == SendError.unfinished.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isFinished)
        #expect(!viewModel.isLoading)
    }

    @Test func dropsAnAnswerThatComesAfterThatOfANewerLoad() async {
        let older = repository.getClaimResult
        let newer = Claim(id: 15, title: "Title 2", note: "Note 2")
        repository.whileRunning = {
            repository.whileRunning = nil
            repository.getClaimResult = newer
            await viewModel.submitNote(note: "Note 1")
            repository.getClaimResult = older
        }

        await viewModel.refreshData()

        #expect(viewModel.item == newer)
    }
}
