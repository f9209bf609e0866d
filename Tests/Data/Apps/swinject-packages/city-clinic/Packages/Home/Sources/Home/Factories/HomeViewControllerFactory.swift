import SwiftUI
import Swinject
import UIKit

protocol HomeViewControllerFactoryProtocol {
    func makeHomeViewController(coordinator: HomeCoordinatorActions) -> UIViewController
}

struct HomeViewControllerFactory: HomeViewControllerFactoryProtocol {
    let resolver: Resolver

    func makeHomeViewController(coordinator: HomeCoordinatorActions) -> UIViewController {
        let viewModel = HomeViewModel(coordinator: coordinator)
        return UIHostingController(rootView: HomeView(viewModel: viewModel))
    }
}
