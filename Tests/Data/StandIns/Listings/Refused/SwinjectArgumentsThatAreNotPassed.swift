// iOS: 15.0
// modes: swift5 swift6 xcode26
import Swinject

nonisolated final class WrongAssembly: Assembly {
    func assemble(container: Container) {
        container.register(String.self) { (resolver: any Resolver, id: Int) in "\(id)" }
    }

    func use(_ resolver: any Resolver) -> String {
        resolver.resolve(String.self, argument: 1)  // error: must be unwrapped
    }
}
