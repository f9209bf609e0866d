@MainActor
struct AuthContainer {
    let session: SessionService

    func makeViewController() -> AuthViewController {
        AuthViewController(viewModel: AuthViewModel(session: session))
    }
}
