import UIKit

@MainActor
class BaseCoordinator: NSObject, Coordinator {
	var navigationController: UINavigationController
	var childCoordinators: [Coordinator] = []
	weak var parentCoordinator: Coordinator?

	init(navigationController: UINavigationController) {
		self.navigationController = navigationController
	}

	func start() {
		assertionFailure("start() is for subclasses")
	}

	func finish() {
		parentCoordinator?.childDidFinish(self)
	}

	func childDidFinish(_ child: Coordinator) {
		childCoordinators.removeAll { $0 === child }
	}

	func addChildCoordinator(_ child: Coordinator) {
		child.parentCoordinator = self
		childCoordinators.append(child)
	}

	func pushViewController(_ viewController: UIViewController, animated: Bool) {
		navigationController.pushViewController(viewController, animated: animated)
	}

	func popViewController(animated: Bool) {
		navigationController.popViewController(animated: animated)
	}

	func presentViewController(_ viewController: UIViewController, animated: Bool) {
		navigationController.present(viewController, animated: animated)
	}

	func dismissViewController(animated: Bool) {
		navigationController.dismiss(animated: animated)
	}
}
