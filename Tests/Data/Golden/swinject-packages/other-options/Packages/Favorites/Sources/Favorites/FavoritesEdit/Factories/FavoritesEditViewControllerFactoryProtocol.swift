import UIKit

nonisolated protocol FavoritesEditViewControllerFactoryProtocol {
    @MainActor
    func makeFavoritesEditViewController(
        itemId: String,
        mode: EditorMode,
        coordinator: FavoritesEditCoordinatorActions
    ) -> UIViewController
}
