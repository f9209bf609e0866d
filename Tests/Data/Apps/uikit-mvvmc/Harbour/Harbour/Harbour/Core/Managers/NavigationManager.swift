import UIKit

/// How a screen's bar looks. There is no default: every screen says it.
enum NavigationBarStyle {
    case plain
    case tinted(UIColor)
    case bare
}

struct NavigationConfiguration {
    var title: String
    var style: NavigationBarStyle
}

protocol NavigationConfigurable {
    var navigationConfiguration: NavigationConfiguration { get }
}

class NavigationBuilder {
    private var configuration = NavigationConfiguration(title: "", style: .plain)

    func title(_ title: String) -> NavigationBuilder {
        configuration.title = title
        return self
    }

    func style(_ style: NavigationBarStyle) -> NavigationBuilder {
        configuration.style = style
        return self
    }

    func build() -> NavigationConfiguration {
        return configuration
    }
}

class NavigationManager {
    static let shared = NavigationManager()

    func apply(_ configuration: NavigationConfiguration, to viewController: UIViewController) {
        viewController.title = configuration.title
        guard case .bare = configuration.style else { return }
        viewController.navigationController?.setNavigationBarHidden(true, animated: false)
    }

    func makeNavigationController(style: NavigationBarStyle) -> UINavigationController {
        let navigationController = UINavigationController()
        if case .tinted(let color) = style {
            navigationController.navigationBar.tintColor = color
        }
        return navigationController
    }
}
