@MainActor
public protocol Coordinator: AnyObject {
    func start()
}

@MainActor
public protocol CoordinatorFinishDelegate: AnyObject {
    func coordinatorDidFinish(_ coordinator: ChildCoordinator)
}

@MainActor
public protocol ChildCoordinator: Coordinator {
    var finishDelegate: CoordinatorFinishDelegate? { get set }
}

extension ChildCoordinator {
    public func finish() { finishDelegate?.coordinatorDidFinish(self) }
}

@MainActor
public protocol ParentCoordinator: Coordinator, CoordinatorFinishDelegate {
    var childCoordinators: [ChildCoordinator] { get set }
}

extension ParentCoordinator {
    public func addChild(_ coordinator: ChildCoordinator) {
        childCoordinators.append(coordinator)
    }

    public func coordinatorDidFinish(_ coordinator: ChildCoordinator) {
        childCoordinators.removeAll { $0 === coordinator }
    }

    /// Keeps a flow until it is over, and starts it.
    public func run(_ child: ChildCoordinator) {
        child.finishDelegate = self
        addChild(child)
        child.start()
    }
}
