protocol GetRecipesUseCaseProtocol: Sendable {
	func execute() async -> [Recipe]
}

struct GetRecipesUseCase: GetRecipesUseCaseProtocol {
	let store: PantryStoreProtocol

	func execute() async -> [Recipe] {
		await store.recipes()
	}
}
