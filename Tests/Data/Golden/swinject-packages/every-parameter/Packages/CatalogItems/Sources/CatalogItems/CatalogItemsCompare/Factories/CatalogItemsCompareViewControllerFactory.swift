import Foundation
import SwiftUI
import Swinject
import UIKit

nonisolated struct CatalogItemsCompareViewControllerFactory: CatalogItemsCompareViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeCatalogItemsCompareViewController(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date,
        coordinator: CatalogItemsCompareCoordinatorActions
    ) -> UIViewController {
        let viewModel = CatalogItemsCompareViewModel(first: first, others: others, date: date, coordinator: coordinator)
        return UIHostingController(rootView: CatalogItemsCompareView(viewModel: viewModel))
    }
}
