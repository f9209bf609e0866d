import SwiftUI
import UIKit

nonisolated struct HomeViewControllerFactory: HomeViewControllerFactoryProtocol {
    @MainActor
    func makeHomeViewController(coordinator: HomeCoordinatorActions) -> UIViewController {
        let viewModel = HomeViewModel(coordinator: coordinator)
        return UIHostingController(rootView: HomeView(viewModel: viewModel))
    }
}
