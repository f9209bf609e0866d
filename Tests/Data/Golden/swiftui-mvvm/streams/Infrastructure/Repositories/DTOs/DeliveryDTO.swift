/// `Delivery` as the API has it.
nonisolated struct DeliveryDTO: Codable, Equatable, Sendable {
    let id: Int
    let title: String
    let state: DeliveryState
}

// MARK: - Model

nonisolated extension DeliveryDTO {
    init(_ model: Delivery) {
        id = model.id
        title = model.title
        state = model.state
    }

    var model: Delivery {
        Delivery(id: id, title: title, state: state)
    }
}
