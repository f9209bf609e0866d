import SwiftUI
import Swinject
import UIKit

nonisolated struct CatalogItemsSearchViewControllerFactory: CatalogItemsSearchViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeCatalogItemsSearchViewController(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder,
        coordinator: CatalogItemsSearchCoordinatorActions
    ) -> UIViewController {
        let interactor = resolver.resolve(CatalogItemsSearchInteractorProtocol.self)!
        let viewModel = CatalogItemsSearchViewModel(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order,
            interactor: interactor,
            coordinator: coordinator
        )
        return UIHostingController(rootView: CatalogItemsSearchView(viewModel: viewModel))
    }
}
