/// The server's form of `Order`.
struct OrderDTO: Codable, Equatable, Sendable {
    let id: Int
    let number: String
    let state: OrderState
    let total: Double
}

// MARK: - Mapping
extension OrderDTO {
    init(_ entity: Order) {
        id = entity.id
        number = entity.number
        state = entity.state
        total = entity.total
    }

    func toEntity() -> Order {
        return Order(id: id, number: number, state: state, total: total)
    }
}
