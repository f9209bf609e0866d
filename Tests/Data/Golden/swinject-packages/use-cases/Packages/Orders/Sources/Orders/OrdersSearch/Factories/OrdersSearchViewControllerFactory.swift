import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct OrdersSearchViewControllerFactory: OrdersSearchViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeOrdersSearchViewController(coordinator: OrdersSearchCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(OrdersSearchInteractorProtocol.self)!
        let viewModel = OrdersSearchViewModel(interactor: interactor, coordinator: coordinator)
        return ScreenController(rootView: OrdersSearchView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
