//
//  Core.swift
//  Museum
//

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
	public func finish() {
		finishDelegate?.coordinatorDidFinish(self)
	}
}

@MainActor
public protocol ParentCoordinator: Coordinator, CoordinatorFinishDelegate {
	var childCoordinators: [ChildCoordinator] { get set }
}

extension ParentCoordinator {
	public func addChild(_ child: ChildCoordinator) {
		childCoordinators.append(child)
	}

	public func coordinatorDidFinish(_ coordinator: ChildCoordinator) {
		childCoordinators.removeAll { $0 === coordinator }
	}
}
