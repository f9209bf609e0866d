import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct DeliveriesDetailViewControllerFactory: DeliveriesDetailViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeDeliveriesDetailViewController(
        deliveryId: Int,
        coordinator: DeliveriesDetailCoordinatorActions
    ) -> UIViewController {
        let interactor = resolver.resolve(DeliveriesDetailInteractorProtocol.self)!
        let viewModel = DeliveriesDetailViewModel(
            deliveryId: deliveryId,
            interactor: interactor,
            coordinator: coordinator
        )
        let viewController = ScreenController(
            rootView: DeliveriesDetailView(viewModel: viewModel),
            onRefresh: viewModel.refresh
        )
        viewModel.controller = viewController
        return viewController
    }
}
