import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct OrderSignInViewControllerFactory: OrderSignInViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeOrderSignInViewController(coordinator: OrderSignInCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(OrderSignInInteractorProtocol.self)!
        let viewModel = OrderSignInViewModel(interactor: interactor, coordinator: coordinator)
        let viewController = FormController(rootView: OrderSignInView(viewModel: viewModel), form: viewModel)
        viewModel.controller = viewController
        return viewController
    }
}
