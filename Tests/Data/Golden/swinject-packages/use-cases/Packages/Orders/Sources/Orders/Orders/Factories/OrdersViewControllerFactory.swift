import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct OrdersViewControllerFactory: OrdersViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeOrdersViewController(coordinator: OrdersCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(OrdersInteractorProtocol.self)!
        let viewModel = OrdersViewModel(interactor: interactor, coordinator: coordinator)
        return ScreenController(rootView: OrdersView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
