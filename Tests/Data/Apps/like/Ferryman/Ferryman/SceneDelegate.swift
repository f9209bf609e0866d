import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var router: MainRouter?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController()
        let router = MainRouter(navigation: navigation, scenes: SceneFactory(timetable: BundledTimetable()))
        router.start()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        self.router = router
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        router?.open(url)
    }
}
