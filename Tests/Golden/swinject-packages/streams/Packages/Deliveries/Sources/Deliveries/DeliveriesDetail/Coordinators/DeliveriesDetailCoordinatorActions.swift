@MainActor
protocol DeliveriesDetailCoordinatorActions: AnyObject {
    func showPosition(deliveryId: Int)
    func closeDetail()
    func refresh() async
}
