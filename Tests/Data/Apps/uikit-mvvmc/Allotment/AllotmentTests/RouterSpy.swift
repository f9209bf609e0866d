import UIKit

@testable import Allotment

final class RouterSpy: Router {
  private(set) var shown: [UIViewController] = []

  func show(_ viewController: UIViewController, in place: Place, onGone: @escaping () -> Void) {
    shown.append(viewController)
  }

  func leave(_ viewController: UIViewController) {
    shown.removeAll { $0 === viewController }
  }
}
