import Foundation
import Swinject

nonisolated public final class CommonAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(AddressBook.self, name: "local") { _ in AddressBook() }
        container.register(ParcelStore.self) { _ in ParcelStore() }
            .inObjectScope(.container)
        container.register((any ParcelReading).self) { r in r.resolve(ParcelStore.self)! }
    }
}
