import SwiftUI
import Swinject
import UIKit

nonisolated struct RegistrationViewControllerFactory: RegistrationViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeRegistrationViewController(coordinator: RegistrationCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(RegistrationInteractorProtocol.self)!
        let viewModel = RegistrationViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: RegistrationView(viewModel: viewModel))
    }
}
