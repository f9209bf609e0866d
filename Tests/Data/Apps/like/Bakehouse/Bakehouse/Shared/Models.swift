struct Loaf: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    let name: String
    let grams: Int
}

struct Oven: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    let name: String
    let degrees: Int
}

struct Delivery: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    let street: String
    let loaves: [Loaf]
}
