import UIKit

/// A flow of screens that shows its first one in `start()` and tells its parent when it is over.
@MainActor
protocol Coordinator: AnyObject {
    var navigationController: UINavigationController { get set }
    var childCoordinators: [Coordinator] { get set }
    var parentCoordinator: Coordinator? { get set }

    func start()
    func childDidFinish(_ child: Coordinator)
    func finish()
}
