// iOS: 15.0
// modes: swift6
import UIKit

final class OffMainService: Sendable {
    func controller() -> UIViewController {
        let controller = UIViewController()  // error: call to main actor-isolated initializer
        controller.title = "title"  // error: main actor-isolated property 'title' can not be mutated
        return controller
    }
}
