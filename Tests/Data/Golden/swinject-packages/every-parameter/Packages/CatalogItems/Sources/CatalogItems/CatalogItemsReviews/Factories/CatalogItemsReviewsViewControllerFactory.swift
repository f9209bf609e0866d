import Foundation
import SwiftUI
import Swinject
import UIKit

nonisolated struct CatalogItemsReviewsViewControllerFactory: CatalogItemsReviewsViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeCatalogItemsReviewsViewController(
        itemId: UUID,
        stars: Int,
        author: String?,
        coordinator: CatalogItemsReviewsCoordinatorActions
    ) -> UIViewController {
        let viewModel = CatalogItemsReviewsViewModel(
            itemId: itemId,
            stars: stars,
            author: author,
            coordinator: coordinator
        )
        return UIHostingController(rootView: CatalogItemsReviewsView(viewModel: viewModel))
    }
}
