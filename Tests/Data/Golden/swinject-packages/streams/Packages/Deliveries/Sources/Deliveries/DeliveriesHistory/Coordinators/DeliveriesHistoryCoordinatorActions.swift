@MainActor
protocol DeliveriesHistoryCoordinatorActions: AnyObject {
    func showDetail(deliveryId: Int)
    func refresh() async
}
