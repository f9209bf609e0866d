/// The flow of Claims, as other features see it.
@MainActor
public protocol ClaimsFlowCoordinatorProtocol: ChildCoordinator, DeepLinkHandling {
    func showDetail(claimId: Int)
    func showEdit(claimId: Int)
    func showAdd()
    func showProgress(claimId: Int)
}
