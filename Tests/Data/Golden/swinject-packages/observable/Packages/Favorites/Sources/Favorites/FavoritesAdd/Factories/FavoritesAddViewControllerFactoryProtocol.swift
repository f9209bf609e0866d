import UIKit

nonisolated protocol FavoritesAddViewControllerFactoryProtocol {
    @MainActor
    func makeFavoritesAddViewController(coordinator: FavoritesAddCoordinatorActions) -> UIViewController
}
