import UIKit

/// Applies navigation configurations to view controllers.
@MainActor
enum NavigationManager {
    static func apply(_ configuration: NavigationConfiguration, to viewController: UIViewController) {
        let item = viewController.navigationItem
        if let title = configuration.title {
            item.title = title
        }
        item.largeTitleDisplayMode = configuration.style == .largeTitle ? .always : .never
        item.standardAppearance = appearance(for: configuration.style)
        item.scrollEdgeAppearance = item.standardAppearance

        let navigationController = viewController.navigationController
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationController?.setNavigationBarHidden(configuration.style == .hidden, animated: false)
    }

    private static func appearance(for style: NavigationConfiguration.Style) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        if style == .transparent {
            appearance.configureWithTransparentBackground()
        } else {
            appearance.configureWithDefaultBackground()
        }
        return appearance
    }
}
