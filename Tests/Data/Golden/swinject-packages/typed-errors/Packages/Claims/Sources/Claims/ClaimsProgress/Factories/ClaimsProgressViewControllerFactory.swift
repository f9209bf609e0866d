import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct ClaimsProgressViewControllerFactory: ClaimsProgressViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeClaimsProgressViewController(
        claimId: Int,
        coordinator: ClaimsProgressCoordinatorActions
    ) -> UIViewController {
        let interactor = resolver.resolve(ClaimsProgressInteractorProtocol.self)!
        let viewModel = ClaimsProgressViewModel(claimId: claimId, interactor: interactor, coordinator: coordinator)
        return ScreenController(rootView: ClaimsProgressView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
