import SwiftUI
import Swinject
import UIKit

nonisolated struct LoginViewControllerFactory: LoginViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeLoginViewController(coordinator: LoginCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(LoginInteractorProtocol.self)!
        let viewModel = LoginViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: LoginView(viewModel: viewModel))
    }
}
