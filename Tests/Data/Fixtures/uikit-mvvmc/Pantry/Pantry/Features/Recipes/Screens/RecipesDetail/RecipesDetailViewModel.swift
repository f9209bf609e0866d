import Combine

@MainActor
protocol RecipesDetailViewModelInput {
	func addToBasket() async
}

@MainActor
protocol RecipesDetailViewModelOutput: ObservableObject {
	var recipe: Recipe { get }
	var isAdded: Bool { get }
}

@MainActor
final class RecipesDetailViewModel: RecipesDetailViewModelOutput {
	let recipe: Recipe
	@Published private(set) var isAdded = false
	private let addToBasketUseCase: AddToBasketUseCaseProtocol

	init(recipe: Recipe, addToBasketUseCase: AddToBasketUseCaseProtocol) {
		self.recipe = recipe
		self.addToBasketUseCase = addToBasketUseCase
	}
}

extension RecipesDetailViewModel: RecipesDetailViewModelInput {
	func addToBasket() async {
		await addToBasketUseCase.execute(ingredients: recipe.ingredients)
		isAdded = true
	}
}
