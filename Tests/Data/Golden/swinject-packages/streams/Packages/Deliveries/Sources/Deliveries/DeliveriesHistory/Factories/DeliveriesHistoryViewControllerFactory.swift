import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct DeliveriesHistoryViewControllerFactory: DeliveriesHistoryViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeDeliveriesHistoryViewController(
        state: DeliveryState,
        coordinator: DeliveriesHistoryCoordinatorActions
    ) -> UIViewController {
        let interactor = resolver.resolve(DeliveriesHistoryInteractorProtocol.self)!
        let viewModel = DeliveriesHistoryViewModel(state: state, interactor: interactor, coordinator: coordinator)
        return ScreenController(rootView: DeliveriesHistoryView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
