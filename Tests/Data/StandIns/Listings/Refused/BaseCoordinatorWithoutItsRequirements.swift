// iOS: 15.0
// modes: swift5 swift6 xcode26
// `uikit-mvvmc`, correction 6.
import UIKit

@MainActor
protocol DocumentedCoordinator: AnyObject {
    var navigationController: UINavigationController { get set }

    func start()
    func childDidFinish(_ child: any DocumentedCoordinator)
}

@MainActor
class DocumentedBaseCoordinator: DocumentedCoordinator {  // error: does not conform to protocol 'DocumentedCoordinator'
    var navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {}

    func show() {
        presentViewController(navigationController)  // error: cannot find 'presentViewController' in scope
    }
}
