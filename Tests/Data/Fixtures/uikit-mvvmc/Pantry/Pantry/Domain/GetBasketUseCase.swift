protocol GetBasketUseCaseProtocol: Sendable {
	func execute() async -> [String]
}

struct GetBasketUseCase: GetBasketUseCaseProtocol {
	let store: PantryStoreProtocol

	func execute() async -> [String] {
		await store.basket()
	}
}
