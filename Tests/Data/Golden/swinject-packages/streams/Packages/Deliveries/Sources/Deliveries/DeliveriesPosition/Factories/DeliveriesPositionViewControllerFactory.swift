import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct DeliveriesPositionViewControllerFactory: DeliveriesPositionViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeDeliveriesPositionViewController(
        deliveryId: Int,
        coordinator: DeliveriesPositionCoordinatorActions
    ) -> UIViewController {
        let interactor = resolver.resolve(DeliveriesPositionInteractorProtocol.self)!
        let viewModel = DeliveriesPositionViewModel(
            deliveryId: deliveryId,
            interactor: interactor,
            coordinator: coordinator
        )
        return ScreenController(rootView: DeliveriesPositionView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
