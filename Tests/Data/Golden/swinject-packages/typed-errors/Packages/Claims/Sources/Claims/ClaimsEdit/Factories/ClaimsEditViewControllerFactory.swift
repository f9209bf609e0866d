import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct ClaimsEditViewControllerFactory: ClaimsEditViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeClaimsEditViewController(claimId: Int, coordinator: ClaimsEditCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(ClaimsEditInteractorProtocol.self)!
        let viewModel = ClaimsEditViewModel(claimId: claimId, interactor: interactor, coordinator: coordinator)
        let viewController = FormController(rootView: ClaimsEditView(viewModel: viewModel), form: viewModel)
        viewModel.controller = viewController
        return viewController
    }
}
