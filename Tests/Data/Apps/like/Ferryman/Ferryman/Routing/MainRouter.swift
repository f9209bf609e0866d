import UIKit

final class MainRouter: MainRouting {
    private let navigation: UINavigationController
    private let scenes: SceneFactory
    private var last: SceneName = .listCrossings

    init(navigation: UINavigationController, scenes: SceneFactory) {
        self.navigation = navigation
        self.scenes = scenes
    }

    func start() {
        navigation.setViewControllers([scenes.menu(router: self)], animated: false)
    }

    func open(_ url: URL) {
        switch url.host {
        case "crossings":
            routeToListCrossings()
        case "piers":
            routeToListPiers()
        case "ticket":
            routeToShowTicket(crossingID: url.lastPathComponent)
        default:
            routeToMenu()
        }
    }

    func routeToMenu() {
        navigation.popToRootViewController(animated: true)
    }

    func routeToListCrossings() {
        last = .listCrossings
        navigation.pushViewController(scenes.listCrossings(router: self), animated: true)
    }

    func routeToListPiers() {
        last = .listPiers
        navigation.pushViewController(scenes.listPiers(router: self), animated: true)
    }

    func routeToShowTicket(crossingID: String) {
        last = .showTicket
        navigation.pushViewController(scenes.showTicket(crossingID: crossingID, router: self), animated: true)
    }
}
