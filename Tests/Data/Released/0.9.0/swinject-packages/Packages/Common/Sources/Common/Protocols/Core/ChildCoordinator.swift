/// A coordinator of a flow that ends and tells its parent so.
@MainActor
public protocol ChildCoordinator: Coordinator {
    var finishDelegate: CoordinatorFinishDelegate? { get set }
}

extension ChildCoordinator {
    public func finish() {
        finishDelegate?.coordinatorDidFinish(self)
    }
}
