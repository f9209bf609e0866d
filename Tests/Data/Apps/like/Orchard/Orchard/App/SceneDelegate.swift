import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let factory: ModuleFactory = LiveModuleFactory(client: APIClient(host: "orchard.example.com"))

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = RootTabBarController(factory: factory)
        if let url = options.urlContexts.first?.url, let link = DeepLink(url: url) {
            tabs.open(link)
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
