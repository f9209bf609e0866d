import Foundation

protocol PantryStoreProtocol: Sendable {
	func recipes() async -> [Recipe]
	func basket() async -> [String]
	func add(_ ingredients: [String]) async
}

actor PantryStore: PantryStoreProtocol {
	private var wanted: [String] = []

	func recipes() async -> [Recipe] {
		[
			Recipe(id: 1, name: "Soup", ingredients: ["Leek", "Potato"]),
			Recipe(id: 2, name: "Salad", ingredients: ["Lettuce"]),
		]
	}

	func basket() async -> [String] {
		wanted
	}

	func add(_ ingredients: [String]) async {
		wanted += ingredients
	}
}
