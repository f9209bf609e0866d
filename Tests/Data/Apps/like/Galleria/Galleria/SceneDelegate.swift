import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let tabs = window?.rootViewController as? MainTabBarController else { return }
        if url.path == "/exhibits" {
            tabs.show(.exhibits)
        } else if url.path == "/artists" {
            tabs.show(.artists)
        } else if url.path == "/tours" {
            tabs.show(.tours)
        } else if url.path == "/tickets" {
            tabs.show(.tickets)
        }
    }
}
