import UIKit

final class AppCoordinator: Coordinator {
    private let window: UIWindow
    private let container: AppContainer
    private let tabs = UITabBarController()
    private let bag = DisposeBag()

    init(window: UIWindow, container: AppContainer) {
        self.window = window
        self.container = container
    }

    override func start() {
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        container.session.isAuthenticated
            .subscribe { [weak self] isAuthenticated in
                if isAuthenticated {
                    self?.startTabs()
                } else {
                    self?.startAuth()
                }
            }
            .disposed(by: bag)
    }

    func open(_ link: Link) {
        if link.path == "beacons" {
            select(.beacons)
        } else if link.path == "keepers" {
            select(.keepers)
        } else if link.path == "chat" {
            select(.chat)
        }
    }

    private func startAuth() {
        let navigation = UINavigationController()
        let auth = AuthCoordinator(navigation: navigation, container: container.makeAuthContainer())
        auth.onFinish = { [weak self, weak auth] in
            self?.tabs.dismiss(animated: true)
            auth.map { self?.remove($0) }
        }
        add(auth)
        tabs.present(navigation, animated: true)
    }

    private func startTabs() {
        tabs.viewControllers = [
            startBeacons(),
            startKeepers(),
            startChat(),
        ]
        select(.beacons)
    }

    private func startBeacons() -> UIViewController {
        let navigation = makeNavigation(for: .beacons)
        add(BeaconsCoordinator(navigation: navigation, container: container.makeBeaconsContainer()))
        return navigation
    }

    private func startKeepers() -> UIViewController {
        let navigation = makeNavigation(for: .keepers)
        add(KeepersCoordinator(navigation: navigation, container: container.makeKeepersContainer()))
        return navigation
    }

    private func startChat() -> UIViewController {
        let navigation = makeNavigation(for: .chat)
        add(ChatCoordinator(navigation: navigation, container: container.makeChatContainer()))
        return navigation
    }

    private func makeNavigation(for tab: Tab) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.tabBarItem = UITabBarItem(title: tab.title, image: UIImage(systemName: tab.symbol), tag: tab.rawValue)
        return navigation
    }

    private func select(_ tab: Tab) {
        tabs.selectedIndex = tab.rawValue
    }
}
