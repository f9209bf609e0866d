// iOS: 15.0
// modes: swift5 swift6
import Swinject
import UIKit

protocol IsolatedFactoryProtocol {
    @MainActor
    func make() -> UIViewController
}

@MainActor
final class IsolatedFactory: IsolatedFactoryProtocol {
    init() {}

    func make() -> UIViewController { UIViewController() }
}

final class IsolatedAssembly: Assembly {
    func assemble(container: Container) {
        container.register((any IsolatedFactoryProtocol).self) { _ in
            IsolatedFactory()  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated
        }
    }
}
