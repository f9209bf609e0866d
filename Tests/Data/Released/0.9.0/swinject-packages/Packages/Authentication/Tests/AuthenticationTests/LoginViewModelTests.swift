import CommonTesting
import Foundation
import Testing

@testable import Authentication

@MainActor
struct LoginViewModelTests {
    private let repository: MockAuthenticationRepository
    private let sessionStore: SessionStoreFake
    private let coordinator: CoordinatorSpy
    private let viewModel: LoginViewModel

    init() {
        repository = MockAuthenticationRepository()
        sessionStore = SessionStoreFake()
        coordinator = CoordinatorSpy()
        viewModel = LoginViewModel(
            interactor: LoginInteractor(repository: repository, sessionStore: sessionStore),
            coordinator: coordinator
        )
    }

    @Test("signs in, remembers the user and ends the flow")
    func submits() async {
        enterEverything()
        repository.onCall = { [viewModel] in #expect(viewModel.isSubmitting) }
        await viewModel.submit()
        let expectedCall = MockAuthenticationRepository.Call.logIn(email: "anna@example.com", password: "secret")
        #expect(repository.calls == [expectedCall])
        #expect(sessionStore.user == repository.userResult)
        #expect(coordinator.calls == [.didSignIn])
        #expect(!viewModel.isSubmitting)
    }

    @Test("does not send what is incomplete")
    func refusesIncompleteEntries() async {
        await viewModel.submit()

        enterEverything()
        viewModel.email = ""
        #expect(!viewModel.isValid)

        enterEverything()
        viewModel.password = ""
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
        #expect(sessionStore.user == nil)
        #expect(coordinator.calls.isEmpty)

        repository.onCall = {}
        await viewModel.submit()
        #expect(viewModel.error == nil)
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

    @Test("opens registration and the forgotten password")
    func showsOthers() {
        viewModel.showRegistration()
        viewModel.showForgotPassword()
        #expect(coordinator.calls == [.showRegistration, .showForgotPassword])
    }

    private func enterEverything() {
        viewModel.email = "anna@example.com"
        viewModel.password = "secret"
    }

    private final class CoordinatorSpy: LoginCoordinatorActions {
        enum Call: Equatable {
            case showRegistration
            case showForgotPassword
            case didSignIn
        }

        private(set) var calls: [Call] = []

        func showRegistration() {
            calls.append(.showRegistration)
        }

        func showForgotPassword() {
            calls.append(.showForgotPassword)
        }

        func didSignIn() {
            calls.append(.didSignIn)
        }
    }
}
