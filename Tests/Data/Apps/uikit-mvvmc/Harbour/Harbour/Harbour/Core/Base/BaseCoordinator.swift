import UIKit

// MARK: - Coordinator

protocol Coordinator: AnyObject {
    /// Shown in the flow log.
    var flowName: String { get }
    var navigationController: UINavigationController { get }
    var childCoordinators: [Coordinator] { get set }
    var parentCoordinator: Coordinator? { get set }

    func start()
    func childDidFinish(_ child: Coordinator)
    func finish()
}

extension Coordinator {
    func addChildCoordinator(_ child: Coordinator) {
        childCoordinators.append(child)
        child.parentCoordinator = self
    }

    func childDidFinish(_ child: Coordinator) {
        childCoordinators.removeAll { $0 === child }
    }

    func finish() {
        childCoordinators.forEach { $0.finish() }
        childCoordinators.removeAll()
        parentCoordinator?.childDidFinish(self)
    }
}

// MARK: - BaseCoordinator

class BaseCoordinator: Coordinator {
    let flowName: String
    let navigationController: UINavigationController
    var childCoordinators: [Coordinator] = []
    weak var parentCoordinator: Coordinator?

    init(flowName: String, navigationController: UINavigationController) {
        self.flowName = flowName
        self.navigationController = navigationController
    }

    func start() {
        fatalError("\(flowName) has no start()")
    }

    func push(_ viewController: UIViewController, animated: Bool) {
        navigationController.pushViewController(viewController, animated: animated)
    }

    func present(_ viewController: UIViewController, animated: Bool) {
        navigationController.present(viewController, animated: animated)
    }
}
