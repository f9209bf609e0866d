/// The flow of Orders, as other features see it.
@MainActor
public protocol OrdersFlowCoordinatorProtocol: ChildCoordinator, DeepLinkHandling {
    func showDetail(orderId: Int)
    func showLogin()
    func showSearch()
}
