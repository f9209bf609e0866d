struct User: Codable, Equatable, Sendable {
    let id: String
    let name: String
}
