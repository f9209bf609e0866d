/// The flow of About, as other features see it.
@MainActor
public protocol AboutFlowCoordinatorProtocol: ChildCoordinator, DeepLinkHandling {
}
