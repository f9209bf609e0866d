import UIKit

/// Where a screen is put. Each flow says it; there is no usual place.
enum Place {
  case stack
  case sheet
}

@MainActor
protocol Router: AnyObject {
  func show(_ viewController: UIViewController, in place: Place, onGone: @escaping () -> Void)
  func leave(_ viewController: UIViewController)
}

final class StackRouter: NSObject, Router {
  private let navigationController: UINavigationController
  private var onGone: [UIViewController: () -> Void] = [:]

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  func show(_ viewController: UIViewController, in place: Place, onGone: @escaping () -> Void) {
    self.onGone[viewController] = onGone
    switch place {
    case .stack: navigationController.pushViewController(viewController, animated: true)
    case .sheet: navigationController.present(viewController, animated: true)
    }
  }

  func leave(_ viewController: UIViewController) {
    navigationController.popToRootViewController(animated: true)
    onGone.removeValue(forKey: viewController)?()
  }
}
