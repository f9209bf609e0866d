/// Harvests of the server; the box of an order asks for them, too.
protocol HarvestServing: Sendable {
    func harvests() async throws -> [Harvest]
}

struct Harvest: Decodable, Equatable, Sendable {
    let id: Int
    let fruit: String
    let kilograms: Double
}

struct HarvestService: HarvestServing {
    let client: APIClient

    func harvests() async throws -> [Harvest] {
        try await client.get(.harvests)
    }
}
