/// A coordinator that keeps the flows it has started until they finish.
@MainActor
public protocol ParentCoordinator: Coordinator, CoordinatorFinishDelegate {
    var childCoordinators: [ChildCoordinator] { get set }
}

extension ParentCoordinator {
    public func addChild(_ coordinator: ChildCoordinator) {
        childCoordinators.append(coordinator)
    }

    public func removeChild(_ coordinator: ChildCoordinator) {
        childCoordinators.removeAll { $0 === coordinator }
    }

    public func coordinatorDidFinish(_ coordinator: ChildCoordinator) {
        removeChild(coordinator)
    }
}
