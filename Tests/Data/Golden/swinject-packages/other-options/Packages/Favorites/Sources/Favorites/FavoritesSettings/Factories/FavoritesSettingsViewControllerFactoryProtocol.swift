import UIKit

nonisolated protocol FavoritesSettingsViewControllerFactoryProtocol {
    @MainActor
    func makeFavoritesSettingsViewController(coordinator: FavoritesSettingsCoordinatorActions) -> UIViewController
}
