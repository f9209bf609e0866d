import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct FavoritesAddViewControllerFactory: FavoritesAddViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeFavoritesAddViewController(coordinator: FavoritesAddCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(FavoritesAddInteractorProtocol.self)!
        let viewModel = FavoritesAddViewModel(interactor: interactor, coordinator: coordinator)
        let viewController = FormController(rootView: FavoritesAddView(viewModel: viewModel), form: viewModel)
        viewModel.controller = viewController
        return viewController
    }
}
