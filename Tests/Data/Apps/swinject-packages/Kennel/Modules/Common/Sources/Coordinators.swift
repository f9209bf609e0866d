import Swinject
import UIKit

@MainActor
public protocol Coordinator: AnyObject {
    var router: any Router { get }

    func start()
}

@MainActor
public protocol CoordinatorFinishDelegate: AnyObject {
    func coordinatorDidFinish(_ coordinator: any ChildCoordinator)
}

@MainActor
public protocol ChildCoordinator: Coordinator {
    var finishDelegate: (any CoordinatorFinishDelegate)? { get set }
    /// The screen whose pop ends the flow.
    var rootViewController: UIViewController? { get }
}

@MainActor
public protocol ParentCoordinator: Coordinator, CoordinatorFinishDelegate {
    var childCoordinators: [any ChildCoordinator] { get set }
}

extension ParentCoordinator {
    public func add(_ child: any ChildCoordinator) {
        child.finishDelegate = self
        childCoordinators.append(child)
        child.start()
    }

    public func coordinatorDidFinish(_ coordinator: any ChildCoordinator) {
        childCoordinators.removeAll { $0 === coordinator }
    }
}
