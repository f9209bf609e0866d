protocol OrderServing: Sendable {
    func orders() async throws -> [Order]
}

struct Order: Decodable, Equatable, Sendable {
    let id: Int
    let customer: String
    let boxes: Int
    let harvests: [Harvest]
}

struct OrderService: OrderServing {
    let client: APIClient

    func orders() async throws -> [Order] {
        try await client.get(.orders)
    }
}
