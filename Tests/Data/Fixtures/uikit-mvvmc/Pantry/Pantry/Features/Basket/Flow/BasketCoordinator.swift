import UIKit

@MainActor
class BasketCoordinator: BaseCoordinator {
	private let container: BasketDIContainer

	init(navigationController: UINavigationController, container: BasketDIContainer) {
		self.container = container
		super.init(navigationController: navigationController)
	}

	override func start() {
		let viewController = container.makeBasketViewController()
		viewController.coordinator = self
		pushViewController(viewController, animated: false)
	}
}
