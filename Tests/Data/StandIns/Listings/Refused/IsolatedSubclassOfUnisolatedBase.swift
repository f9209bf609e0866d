// iOS: 15.0
// modes: swift5 swift6
// `uikit-mvvmc`, correction 8.
import UIKit

class PlainBaseCoordinator {
    func start() {}
}

@MainActor
final class IsolatedCoordinator: PlainBaseCoordinator {
    override func start() {
        show()  // error: call to main actor-isolated instance method 'show()' in a synchronous nonisolated context
    }

    private func show() {}
}
