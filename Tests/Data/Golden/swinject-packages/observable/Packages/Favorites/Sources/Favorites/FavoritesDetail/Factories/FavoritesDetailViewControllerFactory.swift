import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct FavoritesDetailViewControllerFactory: FavoritesDetailViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeFavoritesDetailViewController(
        itemId: String,
        coordinator: FavoritesDetailCoordinatorActions
    ) -> UIViewController {
        let interactor = resolver.resolve(FavoritesDetailInteractorProtocol.self)!
        let viewModel = FavoritesDetailViewModel(itemId: itemId, interactor: interactor, coordinator: coordinator)
        let viewController = ScreenController(
            rootView: FavoritesDetailView(viewModel: viewModel),
            onRefresh: viewModel.refresh
        )
        viewModel.controller = viewController
        return viewController
    }
}
