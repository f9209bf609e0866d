import SwiftUI
import Swinject
import UIKit

nonisolated struct SplashViewControllerFactory: SplashViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeSplashViewController(coordinator: SplashCoordinatorActions) -> UIViewController {
        let interactor = resolver.resolve(SplashInteractorProtocol.self)!
        let viewModel = SplashViewModel(interactor: interactor, coordinator: coordinator)
        return UIHostingController(rootView: SplashView(viewModel: viewModel))
    }
}
