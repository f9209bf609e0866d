import SwiftUI
import Swinject
import UIKit

nonisolated struct FavoritesViewControllerFactory: FavoritesViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeFavoritesViewController(coordinator: FavoritesCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(FavoritesInteractorProtocol.self)!
        let viewModel = FavoritesViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: FavoritesView(viewModel: viewModel))
    }
}
