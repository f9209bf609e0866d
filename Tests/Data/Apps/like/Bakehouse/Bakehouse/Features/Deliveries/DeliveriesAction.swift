enum DeliveriesAction: Sendable {
    case appeared
    case loaded([Delivery])
    case failed(String)
    case deliver(Delivery.ID)
}
