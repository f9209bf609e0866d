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
        return UIHostingController(rootView: FavoritesDetailView(viewModel: viewModel))
    }
}
