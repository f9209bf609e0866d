@MainActor
protocol DeliveriesDetailCoordinatorActions: AnyObject {
    func showPosition(deliveryId: Int)
    func closeDetail(_ controller: AnyObject?)
    func refresh() async
}
