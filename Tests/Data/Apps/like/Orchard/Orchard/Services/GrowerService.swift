protocol GrowerServing: Sendable {
    func growers() async throws -> [Grower]
}

struct Grower: Decodable, Equatable, Sendable {
    let id: Int
    let name: String
    let village: String
}

struct GrowerService: GrowerServing {
    let client: APIClient

    func growers() async throws -> [Grower] {
        try await client.get(.growers)
    }
}
