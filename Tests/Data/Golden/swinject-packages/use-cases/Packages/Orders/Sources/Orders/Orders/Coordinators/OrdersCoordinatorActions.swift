@MainActor
protocol OrdersCoordinatorActions: AnyObject {
    func showDetail(orderId: Int)
    func showLogin()
    func showSearch()
}
