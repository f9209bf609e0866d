import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsAddViewModelTests {
    private let repository = MockClaimsRepository()
    private let viewModel: ClaimsAddViewModel

    init() {
        viewModel = ClaimsAddViewModel(createClaimUseCase: CreateClaimUseCase(repository: repository))
    }

    @Test func submitsWhatWasEnteredAndFinishes() async {
        viewModel.title = "Title 1"
        viewModel.note = "Note 1"
        #expect(viewModel.canSubmit)

        await viewModel.submit()

        let sent = MockClaimsRepository.Call.createClaim(claim: Claim(id: 0, title: "Title 1", note: "Note 1"))

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
        viewModel.title = "Title 1"
        viewModel.note = "Note 1"

        viewModel.title = " "
        #expect(!viewModel.canSubmit)
        viewModel.title = "Title 1"

        #expect(viewModel.canSubmit)
    }

    @Test func staysAndShowsAnErrorWhenSubmittingFails() async {
        viewModel.title = "Title 1"
        viewModel.note = "Note 1"
        repository.error = ClaimError.unknown

        await viewModel.submit()

        #expect(viewModel.errorMessage == ClaimError.unknown.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isFinished)
        #expect(!viewModel.isLoading)
    }
}
