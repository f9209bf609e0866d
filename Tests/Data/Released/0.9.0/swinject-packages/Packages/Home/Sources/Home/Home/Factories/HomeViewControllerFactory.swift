import SwiftUI
import Swinject
import UIKit

nonisolated struct HomeViewControllerFactory: HomeViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeHomeViewController(coordinator: HomeCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(HomeInteractorProtocol.self)!
        let viewModel = HomeViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: HomeView(viewModel: viewModel))
    }
}
