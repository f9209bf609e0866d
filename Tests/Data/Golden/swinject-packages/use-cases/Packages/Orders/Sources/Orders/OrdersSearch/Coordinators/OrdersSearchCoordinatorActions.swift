@MainActor
protocol OrdersSearchCoordinatorActions: AnyObject {
    func showDetail(orderId: Int)
}
