import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct ClaimsDetailViewControllerFactory: ClaimsDetailViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeClaimsDetailViewController(claimId: Int, coordinator: ClaimsDetailCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(ClaimsDetailInteractorProtocol.self)!
        let viewModel = ClaimsDetailViewModel(claimId: claimId, interactor: interactor, coordinator: coordinator)
        let viewController = ScreenController(
            rootView: ClaimsDetailView(viewModel: viewModel),
            onRefresh: viewModel.refresh
        )
        viewModel.controller = viewController
        return viewController
    }
}
