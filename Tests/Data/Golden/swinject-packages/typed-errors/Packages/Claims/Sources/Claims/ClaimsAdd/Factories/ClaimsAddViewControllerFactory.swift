import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct ClaimsAddViewControllerFactory: ClaimsAddViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeClaimsAddViewController(coordinator: ClaimsAddCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(ClaimsAddInteractorProtocol.self)!
        let viewModel = ClaimsAddViewModel(interactor: interactor, coordinator: coordinator)
        let viewController = FormController(rootView: ClaimsAddView(viewModel: viewModel), form: viewModel)
        viewModel.controller = viewController
        return viewController
    }
}
