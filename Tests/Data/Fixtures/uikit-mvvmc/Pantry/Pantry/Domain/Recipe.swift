struct Recipe: Equatable, Sendable {
	let id: Int
	let name: String
	let ingredients: [String]
}
