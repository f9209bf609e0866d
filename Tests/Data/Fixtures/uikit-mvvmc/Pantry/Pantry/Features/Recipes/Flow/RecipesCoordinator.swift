import UIKit

@MainActor
class RecipesCoordinator: BaseCoordinator {
	private let container: RecipesDIContainer

	init(navigationController: UINavigationController, container: RecipesDIContainer) {
		self.container = container
		super.init(navigationController: navigationController)
	}

	override func start() {
		let viewController = container.makeRecipesViewController()
		viewController.coordinator = self
		pushViewController(viewController, animated: false)
	}

	func showDetail(of recipe: Recipe) {
		let viewController = container.makeRecipesDetailViewController(recipe: recipe)
		viewController.coordinator = self
		pushViewController(viewController, animated: true)
	}
}
