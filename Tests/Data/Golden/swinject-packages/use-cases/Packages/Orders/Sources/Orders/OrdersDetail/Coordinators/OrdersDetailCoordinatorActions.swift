@MainActor
protocol OrdersDetailCoordinatorActions: AnyObject {
    func closeDetail(_ controller: AnyObject?)
    func refresh() async
}
