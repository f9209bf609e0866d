import UIKit

nonisolated protocol FavoritesViewControllerFactoryProtocol {
    @MainActor
    func makeFavoritesViewController(coordinator: FavoritesCoordinatorActions) -> UIViewController
}
