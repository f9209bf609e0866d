import UIKit

@MainActor
protocol Coordinator: AnyObject {
  var router: any Router { get }
  var children: [any Coordinator] { get set }

  func start()
}

@MainActor
class BaseCoordinator: Coordinator {
  let router: any Router
  var children: [any Coordinator] = []

  init(router: any Router) {
    self.router = router
  }

  func start() {}

  /// Starts a flow and keeps it until its first screen is gone.
  func run(_ child: any Coordinator) {
    children.append(child)
    child.start()
  }
}
