// iOS: 15.0
// modes: swift6
// `swinject-packages`, correction 7.
import UIKit

protocol UnisolatedFactory {
    func make() -> UIViewController
}

struct MadeFactory: UnisolatedFactory {  // error: crosses into main actor-isolated code
    @MainActor
    func make() -> UIViewController { UIViewController() }
}
