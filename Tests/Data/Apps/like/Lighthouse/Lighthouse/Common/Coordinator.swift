import UIKit

/// A part of the app's way through its screens, with the parts below it.
@MainActor
class Coordinator {
    private var children: [ObjectIdentifier: Coordinator] = [:]

    func start() {}

    func add(_ child: Coordinator) {
        children[ObjectIdentifier(child)] = child
        child.start()
    }

    func remove(_ child: Coordinator) {
        children[ObjectIdentifier(child)] = nil
    }
}
