import SwiftUI
import Swinject
import UIKit

nonisolated struct AboutViewControllerFactory: AboutViewControllerFactoryProtocol {
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }

    @MainActor
    func makeAboutViewController(coordinator: AboutCoordinatorActions) -> UIViewController {
        let viewModel = AboutViewModel(coordinator: coordinator)
        return UIHostingController(rootView: AboutView(viewModel: viewModel))
    }
}
