import UIKit
import XCTest

@testable import Pantry

final class RecipesTests: XCTestCase {
	private struct Recipes: GetRecipesUseCaseProtocol {
		func execute() async -> [Recipe] {
			[Recipe(id: 7, name: "Bread", ingredients: ["Flour"])]
		}
	}

	@MainActor
	func testShowsTheRecipes() async {
		let viewModel = RecipesViewModel(getRecipesUseCase: Recipes())
		await viewModel.load()
		XCTAssertEqual(viewModel.recipes.map(\.name), ["Bread"])
		XCTAssertFalse(viewModel.isLoading)
	}

	func testGetsTheRecipesOfTheStore() async {
		let recipes = await GetRecipesUseCase(store: PantryStore()).execute()
		XCTAssertEqual(recipes.map(\.name), ["Soup", "Salad"])
	}

	@MainActor
	func testAddsTheIngredientsToTheBasket() async {
		let store = PantryStore()
		let recipe = Recipe(id: 7, name: "Bread", ingredients: ["Flour"])
		let viewModel = RecipesDetailViewModel(recipe: recipe, addToBasketUseCase: AddToBasketUseCase(store: store))
		await viewModel.addToBasket()
		XCTAssertTrue(viewModel.isAdded)
		let wanted = await GetBasketUseCase(store: store).execute()
		XCTAssertEqual(wanted, ["Flour"])
	}

	@MainActor
	func testStartsInTheRecipes() {
		let container = AppDIContainer().makeMainDIContainer()
		let coordinator = MainCoordinator(navigationController: UINavigationController(), container: container)
		coordinator.start()
		let tabs = coordinator.navigationController.topViewController as? UITabBarController
		XCTAssertEqual(tabs?.viewControllers?.count, coordinator.childCoordinators.count)
	}
}
