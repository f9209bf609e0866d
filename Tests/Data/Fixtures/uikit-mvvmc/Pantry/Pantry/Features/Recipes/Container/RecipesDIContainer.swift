import UIKit

// MARK: - Factories
@MainActor
protocol RecipesFactoryProtocol {
	func makeRecipesViewController() -> RecipesViewController
	func makeRecipesDetailViewController(recipe: Recipe) -> RecipesDetailViewController
}

@MainActor
protocol RecipesCoordinatorFactory {
	func makeRecipesFlowCoordinator(navigationController: UINavigationController) -> RecipesCoordinator
}

// MARK: - Container
@MainActor
class RecipesDIContainer {
	private let appDIContainer: AppDIContainer

	init(appDIContainer: AppDIContainer) {
		self.appDIContainer = appDIContainer
	}
}

extension RecipesDIContainer: RecipesCoordinatorFactory {
	func makeRecipesFlowCoordinator(navigationController: UINavigationController) -> RecipesCoordinator {
		RecipesCoordinator(navigationController: navigationController, container: self)
	}
}

extension RecipesDIContainer: RecipesFactoryProtocol {
	func makeRecipesViewController() -> RecipesViewController {
		let useCase = GetRecipesUseCase(store: appDIContainer.pantryStore)
		return RecipesViewController(viewModel: RecipesViewModel(getRecipesUseCase: useCase))
	}

	func makeRecipesDetailViewController(recipe: Recipe) -> RecipesDetailViewController {
		let useCase = AddToBasketUseCase(store: appDIContainer.pantryStore)
		let viewModel = RecipesDetailViewModel(recipe: recipe, addToBasketUseCase: useCase)
		return RecipesDetailViewController(viewModel: viewModel)
	}
}
