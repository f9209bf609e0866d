import UIKit

extension UIWindow {
    /// A new window in the scene in which the tests run. What it presents is there at once, without an animation.
    static func inTestScene() -> UIWindow {
        UIView.setAnimationsEnabled(false)
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first else { preconditionFailure("the tests need an app with a scene") }
        return UIWindow(windowScene: scene)
    }
}
