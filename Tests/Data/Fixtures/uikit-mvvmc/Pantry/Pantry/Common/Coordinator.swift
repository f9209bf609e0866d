import UIKit

@MainActor
protocol Coordinator: AnyObject {
	var navigationController: UINavigationController { get set }
	var childCoordinators: [Coordinator] { get set }
	var parentCoordinator: Coordinator? { get set }

	func start()
	func finish()
	func childDidFinish(_ child: Coordinator)
}
