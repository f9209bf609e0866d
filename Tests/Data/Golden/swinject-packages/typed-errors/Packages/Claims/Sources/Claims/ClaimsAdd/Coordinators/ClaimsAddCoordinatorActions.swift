@MainActor
protocol ClaimsAddCoordinatorActions: AnyObject {
    func closeAdd(_ controller: AnyObject?)
    func refresh() async
}
