//
//  BaseCoordinator.swift
//  Ledger
//
//  Copyright © Ledger team. All rights reserved.
//

import UIKit

protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get set }
  var childCoordinators: [Coordinator] { get set }
  var parentCoordinator: Coordinator? { get set }

  func start()
  func finish()
  func childDidFinish(_ child: Coordinator)
}

class BaseCoordinator: NSObject, Coordinator {
  var navigationController: UINavigationController
  var childCoordinators: [Coordinator] = []
  weak var parentCoordinator: Coordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {}

  func finish() {
    parentCoordinator?.childDidFinish(self)
  }

  func childDidFinish(_ child: Coordinator) {
    childCoordinators.removeAll { $0 === child }
    child.navigationController.dismiss(animated: true)
  }

  func addChildCoordinator(_ child: Coordinator) {
    childCoordinators.append(child)
    child.parentCoordinator = self
  }

  func pushViewController(_ viewController: UIViewController, animated: Bool = true) {
    navigationController.pushViewController(viewController, animated: animated)
  }

  func popViewController(animated: Bool = true) {
    navigationController.popViewController(animated: animated)
  }
}
