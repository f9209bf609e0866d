import UIKit

/// Names a flow in the session log and in links.
public enum FlowID: String {
    case home
    case appointments
    case prescriptions
}

public protocol Coordinator: AnyObject {
    var router: Router { get }
    var flowID: FlowID { get }

    func start(animated: Bool)
}

public protocol CoordinatorFinishDelegate: AnyObject {
    func coordinatorDidFinish(_ coordinator: ChildCoordinator, because reason: FinishReason)
}

public enum FinishReason {
    case done
    case back
}

public protocol ChildCoordinator: Coordinator {
    var finishDelegate: CoordinatorFinishDelegate? { get set }
    var rootViewController: UIViewController? { get }
}

public protocol ParentCoordinator: Coordinator, CoordinatorFinishDelegate {
    var childCoordinators: [ChildCoordinator] { get set }
}

extension ParentCoordinator {
    public func addChildCoordinator(_ coordinator: ChildCoordinator) {
        childCoordinators.append(coordinator)
    }

    public func coordinatorDidFinish(_ coordinator: ChildCoordinator, because reason: FinishReason) {
        childCoordinators.removeAll { $0 === coordinator }
    }
}
