@MainActor
protocol OrdersDetailCoordinatorActions: AnyObject {
    func closeDetail()
    func refresh() async
}
