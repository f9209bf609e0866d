import UIKit

extension UIWindow {
    /// A new window in the scene in which the tests run.
    static func inTestScene() -> UIWindow {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first else { preconditionFailure("the tests need an app with a scene") }
        return UIWindow(windowScene: scene)
    }
}
