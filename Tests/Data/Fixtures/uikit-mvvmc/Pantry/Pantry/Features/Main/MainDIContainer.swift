import UIKit

protocol MainFactoryProtocol {
	@MainActor func makeRecipesDIContainer() -> RecipesDIContainer
	@MainActor func makeBasketDIContainer() -> BasketDIContainer
}

@MainActor
class MainDIContainer {
	private let parent: AppDIContainer

	init(parent: AppDIContainer) {
		self.parent = parent
	}
}

extension MainDIContainer: MainFactoryProtocol {
	func makeRecipesDIContainer() -> RecipesDIContainer {
		RecipesDIContainer(appDIContainer: parent)
	}

	func makeBasketDIContainer() -> BasketDIContainer {
		BasketDIContainer(appDIContainer: parent)
	}
}
