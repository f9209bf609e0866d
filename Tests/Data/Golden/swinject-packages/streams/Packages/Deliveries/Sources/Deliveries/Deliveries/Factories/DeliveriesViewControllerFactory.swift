import Common
import SwiftUI
import Swinject
import UIKit

nonisolated struct DeliveriesViewControllerFactory: DeliveriesViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeDeliveriesViewController(coordinator: DeliveriesCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(DeliveriesInteractorProtocol.self)!
        let viewModel = DeliveriesViewModel(interactor: interactor, coordinator: coordinator)
        return ScreenController(rootView: DeliveriesView(viewModel: viewModel), onRefresh: viewModel.refresh)
    }
}
