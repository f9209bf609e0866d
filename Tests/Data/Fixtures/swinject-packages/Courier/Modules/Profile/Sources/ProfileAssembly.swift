import Common
import Swinject

nonisolated public struct ProfileAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(ProfileInteractorProtocol.self) { r in
            ProfileInteractor(addresses: r.resolve(AddressBook.self, name: "local")!)
        }
        container.register(ProfileViewControllerFactoryProtocol.self) { ProfileViewControllerFactory(di: $0) }
        container.register(ProfileDetailsViewControllerFactory.self) { ProfileDetailsViewControllerFactory(di: $0) }
        container.register(ProfileCoordinatorFactoryProtocol.self) { ProfileCoordinatorFactory(di: $0) }
    }
}
