/// Finishes when the user is signed in.
@MainActor
public protocol AuthenticationFlowCoordinatorProtocol: ChildCoordinator {}
