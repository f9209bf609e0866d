import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct FavoritesEditViewControllerFactory: FavoritesEditViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeFavoritesEditViewController(
        itemId: String,
        mode: EditorMode,
        coordinator: FavoritesEditCoordinatorActions
    ) -> UIViewController {
        let interactor = resolver.resolve(FavoritesEditInteractorProtocol.self)!
        let viewModel = FavoritesEditViewModel(
            itemId: itemId,
            mode: mode,
            interactor: interactor,
            coordinator: coordinator
        )
        let viewController = FormController(rootView: FavoritesEditView(viewModel: viewModel), form: viewModel)
        viewModel.controller = viewController
        return viewController
    }
}
