/// The server's form of `Delivery`.
struct DeliveryDTO: Codable, Equatable, Sendable {
    let id: Int
    let title: String
    let state: DeliveryState
}

// MARK: - Mapping
extension DeliveryDTO {
    init(_ entity: Delivery) {
        id = entity.id
        title = entity.title
        state = entity.state
    }

    func toEntity() -> Delivery {
        return Delivery(id: id, title: title, state: state)
    }
}
