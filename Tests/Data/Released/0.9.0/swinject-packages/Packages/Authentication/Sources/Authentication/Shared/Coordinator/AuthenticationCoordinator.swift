import Common
import Swinject

@MainActor
final class AuthenticationCoordinator: AuthenticationFlowCoordinatorProtocol {
    weak var finishDelegate: CoordinatorFinishDelegate?

    private let router: Router
    private let resolver: Resolver

    init(router: Router, resolver: Resolver, finishDelegate: CoordinatorFinishDelegate) {
        self.router = router
        self.resolver = resolver
        self.finishDelegate = finishDelegate
    }

    // MARK: - Flow

    func start() {
        let factory = resolver.resolve(LoginViewControllerFactoryProtocol.self)!
        router.setRoot(factory.makeLoginViewController(coordinator: self))
    }
}

// MARK: - Actions

extension AuthenticationCoordinator: LoginCoordinatorActions, RegistrationCoordinatorActions,
    ForgotPasswordCoordinatorActions
{
    func showRegistration() {
        let factory = resolver.resolve(RegistrationViewControllerFactoryProtocol.self)!
        router.push(factory.makeRegistrationViewController(coordinator: self), completion: nil)
    }

    func showForgotPassword() {
        let factory = resolver.resolve(ForgotPasswordViewControllerFactoryProtocol.self)!
        router.push(factory.makeForgotPasswordViewController(coordinator: self), completion: nil)
    }

    func didSignIn() {
        finish()
    }
}
