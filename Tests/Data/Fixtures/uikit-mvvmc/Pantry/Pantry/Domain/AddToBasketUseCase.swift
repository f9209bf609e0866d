protocol AddToBasketUseCaseProtocol: Sendable {
	func execute(ingredients: [String]) async
}

struct AddToBasketUseCase: AddToBasketUseCaseProtocol {
	let store: PantryStoreProtocol

	func execute(ingredients: [String]) async {
		await store.add(ingredients)
	}
}
