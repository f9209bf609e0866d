/// Finishes when somebody is signed in.
@MainActor
public protocol AuthenticationFlowCoordinatorProtocol: ChildCoordinator {}
