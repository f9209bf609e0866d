@MainActor
protocol ClaimsCoordinatorActions: AnyObject {
    func showDetail(claimId: Int)
    func showAdd()
}
