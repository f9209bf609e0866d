/// `Order` as the API has it.
nonisolated struct OrderDTO: Codable, Equatable, Sendable {
    let id: Int
    let number: String
    let state: OrderState
    let total: Double
}

// MARK: - Model

nonisolated extension OrderDTO {
    init(_ model: Order) {
        id = model.id
        number = model.number
        state = model.state
        total = model.total
    }

    var model: Order {
        Order(id: id, number: number, state: state, total: total)
    }
}
