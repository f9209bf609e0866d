import SwiftUI
import Swinject
import UIKit

nonisolated struct CatalogItemsViewControllerFactory: CatalogItemsViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeCatalogItemsViewController(coordinator: CatalogItemsCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(CatalogItemsInteractorProtocol.self)!
        let viewModel = CatalogItemsViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: CatalogItemsView(viewModel: viewModel))
    }
}
