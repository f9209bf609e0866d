import Combine

@MainActor
protocol RecipesViewModelInput {
	func load() async
}

@MainActor
protocol RecipesViewModelOutput: ObservableObject {
	var recipes: [Recipe] { get }
	var isLoading: Bool { get }
	var errorMessage: String? { get }
	var showError: Bool { get }
}

@MainActor
final class RecipesViewModel: RecipesViewModelOutput {
	@Published private(set) var recipes: [Recipe] = []
	@Published private(set) var isLoading = false
	@Published private(set) var errorMessage: String?
	@Published private(set) var showError = false

	private let getRecipesUseCase: GetRecipesUseCaseProtocol

	init(getRecipesUseCase: GetRecipesUseCaseProtocol) {
		self.getRecipesUseCase = getRecipesUseCase
	}
}

extension RecipesViewModel: RecipesViewModelInput {
	func load() async {
		isLoading = true
		recipes = await getRecipesUseCase.execute()
		isLoading = false
	}
}
