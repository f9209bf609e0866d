import SwiftUI
import Swinject
import UIKit

nonisolated struct ForgotPasswordViewControllerFactory: ForgotPasswordViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeForgotPasswordViewController(coordinator: ForgotPasswordCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(ForgotPasswordInteractorProtocol.self)!
        let viewModel = ForgotPasswordViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: ForgotPasswordView(viewModel: viewModel))
    }
}
