import SwiftUI
import Swinject
import UIKit

nonisolated struct FavoritesSettingsViewControllerFactory: FavoritesSettingsViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeFavoritesSettingsViewController(coordinator: FavoritesSettingsCoordinatorActions) -> UIViewController {
        let viewModel = FavoritesSettingsViewModel(coordinator: coordinator)
        return UIHostingController(rootView: FavoritesSettingsView(viewModel: viewModel))
    }
}
