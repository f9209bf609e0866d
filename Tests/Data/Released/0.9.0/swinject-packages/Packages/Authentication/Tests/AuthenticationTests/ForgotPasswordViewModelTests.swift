import CommonTesting
import Foundation
import Testing

@testable import Authentication

@MainActor
struct ForgotPasswordViewModelTests {
    private let repository: MockAuthenticationRepository
    private let coordinator: CoordinatorSpy
    private let viewModel: ForgotPasswordViewModel

    init() {
        repository = MockAuthenticationRepository()
        coordinator = CoordinatorSpy()
        viewModel = ForgotPasswordViewModel(
            interactor: ForgotPasswordInteractor(repository: repository),
            coordinator: coordinator
        )
    }

    @Test("sends what was entered and says so")
    func submits() async {
        enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        let expectedCall = MockAuthenticationRepository.Call.resetPassword(email: "anna@example.com")
        #expect(repository.calls == [expectedCall])
        #expect(viewModel.isSent)
        #expect(!viewModel.isSubmitting)
    }

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        await viewModel.submit()

        enterEverything()
        viewModel.email = ""
        #expect(!viewModel.isValid)
        #expect(repository.calls.isEmpty)
    }

    @Test("shows an error and stays when the repository fails; a second try clears it")
    func showsError() async {
        enterEverything()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(viewModel.error is URLError)
        #expect(!viewModel.isSubmitting)
        #expect(!viewModel.isSent)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
    }

    @Test("no longer says that it was sent when a second try fails")
    func takesBackThatItWasSent() async {
        enterEverything()
        await viewModel.submit()
        repository.onCall = { throw URLError(.notConnectedToInternet) }
        await viewModel.submit()
        #expect(!viewModel.isSent)
    }

    @Test("sends once, however often it is asked to meanwhile")
    func submitsOnce() async {
        enterEverything()
        repository.onCall = { [repository, viewModel] in
            repository.onCall = {}
            await viewModel.submit()
        }
        await viewModel.submit()
        #expect(repository.calls.count == 1)
    }

    private func enterEverything() {
        viewModel.email = "anna@example.com"
    }

    private final class CoordinatorSpy: ForgotPasswordCoordinatorActions {}
}
