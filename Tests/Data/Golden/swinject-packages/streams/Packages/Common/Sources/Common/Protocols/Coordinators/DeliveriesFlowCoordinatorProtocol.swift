/// The flow of Deliveries, as other features see it.
@MainActor
public protocol DeliveriesFlowCoordinatorProtocol: ChildCoordinator, DeepLinkHandling {
    func showDetail(deliveryId: Int)
    func showPosition(deliveryId: Int)
}
