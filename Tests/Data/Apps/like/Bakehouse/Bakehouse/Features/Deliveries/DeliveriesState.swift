struct DeliveriesState: Equatable {
    var deliveries: Loading<[Delivery]> = .idle
    var done: Set<Delivery.ID> = []
}
