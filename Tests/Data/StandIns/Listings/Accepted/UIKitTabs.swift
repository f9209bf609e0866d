// from: 18.0
import UIKit

@MainActor
final class TabListCoordinator {
    private let tabBarController = UITabBarController()

    func start(_ home: UINavigationController, _ search: UINavigationController) {
        tabBarController.tabs = [
            UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in home },
            UISearchTab { _ in search },
        ]
        tabBarController.mode = .tabSidebar
    }

    func show(_ controller: UIViewController) {
        tabBarController.selectedTab = tabBarController.tabs.first { $0.viewController === controller }
    }
}
