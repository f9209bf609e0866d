@MainActor
protocol ClaimsDetailCoordinatorActions: AnyObject {
    func showEdit(claimId: Int)
    func showProgress(claimId: Int)
    func closeDetail(_ controller: AnyObject?)
    func refresh() async
}
