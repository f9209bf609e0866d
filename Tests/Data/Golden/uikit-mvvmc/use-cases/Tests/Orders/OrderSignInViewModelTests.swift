import Foundation
import Testing

@testable import Demo

@MainActor
struct OrderSignInViewModelTests {
    private let repository = MockOrdersRepository()
    private let viewModel: OrderSignInViewModel

    init() {
        viewModel = OrderSignInViewModel(loginUseCase: LoginUseCase(repository: repository))
    }

    @Test func submitsWhatWasEnteredAndFinishes() async {
        viewModel.email = "email-1@example.com"
        viewModel.password = "Password 1"
        #expect(viewModel.canSubmit)

        await viewModel.submit()

        let sent = MockOrdersRepository.Call.login(email: "email-1@example.com", password: "Password 1")

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
        viewModel.email = "email-1@example.com"
        viewModel.password = "Password 1"

        viewModel.email = " "
        #expect(!viewModel.canSubmit)
        viewModel.email = "email-1@example.com"

        viewModel.password = " "
        #expect(!viewModel.canSubmit)
        viewModel.password = "Password 1"

        #expect(viewModel.canSubmit)
    }

    @Test func staysAndShowsAnErrorWhenSubmittingFails() async {
        viewModel.email = "email-1@example.com"
        viewModel.password = "Password 1"
        repository.error = NetworkError.noConnection

        await viewModel.submit()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isFinished)
        #expect(!viewModel.isLoading)
    }
}
