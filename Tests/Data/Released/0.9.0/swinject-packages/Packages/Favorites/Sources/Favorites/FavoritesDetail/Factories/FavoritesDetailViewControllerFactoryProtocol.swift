import UIKit

nonisolated protocol FavoritesDetailViewControllerFactoryProtocol {
    @MainActor
    func makeFavoritesDetailViewController(
        itemId: String,
        coordinator: FavoritesDetailCoordinatorActions
    ) -> UIViewController
}
