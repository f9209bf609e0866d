@MainActor
protocol DeliveriesCoordinatorActions: AnyObject {
    func showDetail(deliveryId: Int)
    func showHistory(state: DeliveryState)
}
