/// Finishes when the user signs out.
@MainActor
public protocol HomeFlowCoordinatorProtocol: ChildCoordinator, ParentCoordinator {
    func show(_ feature: Feature)
    func show(_ feature: Feature, opening link: DeepLink)
}
