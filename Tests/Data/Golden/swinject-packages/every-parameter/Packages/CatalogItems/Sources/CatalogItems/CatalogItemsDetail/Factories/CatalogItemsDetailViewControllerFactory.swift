import Foundation
import SwiftUI
import Swinject
import UIKit

nonisolated struct CatalogItemsDetailViewControllerFactory: CatalogItemsDetailViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeCatalogItemsDetailViewController(
        itemId: UUID,
        coordinator: CatalogItemsDetailCoordinatorActions
    ) -> UIViewController {
        let interactor = resolver.resolve(CatalogItemsDetailInteractorProtocol.self)!
        let viewModel = CatalogItemsDetailViewModel(itemId: itemId, interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: CatalogItemsDetailView(viewModel: viewModel))
    }
}
