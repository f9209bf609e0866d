import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct OrdersDetailViewControllerFactory: OrdersDetailViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeOrdersDetailViewController(orderId: Int, coordinator: OrdersDetailCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(OrdersDetailInteractorProtocol.self)!
        let viewModel = OrdersDetailViewModel(orderId: orderId, interactor: interactor, coordinator: coordinator)
        let viewController = ScreenController(
            rootView: OrdersDetailView(viewModel: viewModel),
            onRefresh: viewModel.refresh
        )
        viewModel.controller = viewController
        return viewController
    }
}
