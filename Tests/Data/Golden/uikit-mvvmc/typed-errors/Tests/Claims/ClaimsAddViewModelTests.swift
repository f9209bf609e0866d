import Foundation
import Testing

@testable import Demo

@MainActor
struct ClaimsAddViewModelTests {
    @Test func submitsWhatWasEnteredAndFinishes() async {
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)

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
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)

        #expect(!viewModel.canSubmit)
        await viewModel.submit()

        #expect(repository.calls == [])
        #expect(!viewModel.isFinished)
    }

    @Test func wantsTitle() async {
        let viewModel = makeViewModel(MockClaimsRepository())

        viewModel.title = "Title 1"
        viewModel.note = "Note 1"

        viewModel.title = " "

        #expect(!viewModel.canSubmit)
    }

    @Test func staysAndShowsAnErrorWhenSubmittingFails() async {
        let repository = MockClaimsRepository()
        let viewModel = makeViewModel(repository)

        viewModel.title = "Title 1"
        viewModel.note = "Note 1"
        repository.error = ClaimError.unknown

        await viewModel.submit()

        #expect(viewModel.errorMessage == ClaimError.unknown.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isFinished)
        #expect(!viewModel.isLoading)
    }

    // MARK: - Private Methods
    private func makeViewModel(_ repository: MockClaimsRepository) -> ClaimsAddViewModel {
        return ClaimsAddViewModel(createClaimUseCase: CreateClaimUseCase(repository: repository))
    }
}
