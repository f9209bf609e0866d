import Common

public final class FinishDelegateSpy: CoordinatorFinishDelegate {
    public private(set) var finished: [ChildCoordinator] = []

    public init() {}

    public func coordinatorDidFinish(_ coordinator: ChildCoordinator) {
        finished.append(coordinator)
    }
}
