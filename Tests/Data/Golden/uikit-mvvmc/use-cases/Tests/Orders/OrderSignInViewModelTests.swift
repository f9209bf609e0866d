import Foundation
import Testing

@testable import Demo

@MainActor
struct OrderSignInViewModelTests {
    @Test func submitsWhatWasEnteredAndFinishes() async {
        let repository = MockOrdersRepository()
        let viewModel = makeViewModel(repository)

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
        let repository = MockOrdersRepository()
        let viewModel = makeViewModel(repository)

        #expect(!viewModel.canSubmit)
        await viewModel.submit()

        #expect(repository.calls == [])
        #expect(!viewModel.isFinished)
    }

    @Test func wantsEmail() async {
        let viewModel = makeViewModel(MockOrdersRepository())

        viewModel.email = "email-1@example.com"
        viewModel.password = "Password 1"

        viewModel.email = " "

        #expect(!viewModel.canSubmit)
    }

    @Test func wantsPassword() async {
        let viewModel = makeViewModel(MockOrdersRepository())

        viewModel.email = "email-1@example.com"
        viewModel.password = "Password 1"

        viewModel.password = " "

        #expect(!viewModel.canSubmit)
    }

    @Test func staysAndShowsAnErrorWhenSubmittingFails() async {
        let repository = MockOrdersRepository()
        let viewModel = makeViewModel(repository)

        viewModel.email = "email-1@example.com"
        viewModel.password = "Password 1"
        repository.error = NetworkError.noConnection

        await viewModel.submit()

        #expect(viewModel.errorMessage == NetworkError.noConnection.localizedDescription)
        #expect(viewModel.showError)
        #expect(!viewModel.isFinished)
        #expect(!viewModel.isLoading)
    }

    // MARK: - Private Methods
    private func makeViewModel(_ repository: MockOrdersRepository) -> OrderSignInViewModel {
        return OrderSignInViewModel(loginUseCase: LoginUseCase(repository: repository))
    }
}
