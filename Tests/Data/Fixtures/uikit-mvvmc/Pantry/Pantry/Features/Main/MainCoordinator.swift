import UIKit

@MainActor
class MainCoordinator: BaseCoordinator {
	private let factory: MainDIContainer
	private let tabs = UITabBarController()

	private lazy var recipes = factory.makeRecipesDIContainer()
		.makeRecipesFlowCoordinator(navigationController: UINavigationController())
	private lazy var basket = factory.makeBasketDIContainer()
		.makeBasketFlowCoordinator(navigationController: UINavigationController())

	init(navigationController: UINavigationController, container: MainDIContainer) {
		factory = container
		super.init(navigationController: navigationController)
	}

	override func start() {
		tabs.setViewControllers([makeRecipesTab(), makeBasketTab()], animated: false)
		navigationController.setNavigationBarHidden(true, animated: false)
		navigationController.setViewControllers([tabs], animated: false)
	}

	func handle(_ route: AppRoute) {
		switch route {
		case .recipes: tabs.selectedViewController = recipes.navigationController
		case .basket: tabs.selectedViewController = basket.navigationController
		}
	}

	private func makeRecipesTab() -> UIViewController {
		tab(for: recipes, title: String(localized: "recipes.tab"), icon: "book")
	}

	private func makeBasketTab() -> UIViewController {
		tab(for: basket, title: String(localized: "basket.tab"), icon: "cart")
	}

	private func tab(for coordinator: BaseCoordinator, title: String, icon: String) -> UIViewController {
		addChildCoordinator(coordinator)
		coordinator.start()
		coordinator.navigationController.tabBarItem = UITabBarItem(
			title: title,
			image: UIImage(systemName: icon),
			selectedImage: nil
		)
		return coordinator.navigationController
	}
}
