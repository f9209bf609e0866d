import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct ClaimsViewControllerFactory: ClaimsViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeClaimsViewController(coordinator: ClaimsCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(ClaimsInteractorProtocol.self)!
        let viewModel = ClaimsViewModel(interactor: interactor, coordinator: coordinator)
        return ScreenController(rootView: ClaimsView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
