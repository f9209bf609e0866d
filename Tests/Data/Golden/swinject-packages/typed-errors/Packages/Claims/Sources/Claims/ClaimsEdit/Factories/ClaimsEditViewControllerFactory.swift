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
        let viewController = UIHostingController(rootView: ClaimsEditView(viewModel: viewModel))
        viewModel.controller = viewController
        return viewController
    }
}
