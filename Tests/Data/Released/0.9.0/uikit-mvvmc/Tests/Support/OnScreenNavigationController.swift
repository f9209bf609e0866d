import UIKit

/// A navigation controller with a window of its own: only what is on screen can present.
@MainActor
final class OnScreenNavigationController: UINavigationController {
    private let window = UIWindow.inTestScene()

    init() {
        super.init(nibName: nil, bundle: nil)
        window.rootViewController = self
        window.makeKeyAndVisible()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
