@MainActor
protocol ClaimsEditCoordinatorActions: AnyObject {
    func showProgress(claimId: Int)
    func closeEdit(_ controller: AnyObject?)
    func refresh() async
}
