import Common
import Swinject

nonisolated public struct HomepageAssembly {
    public init() {}
}

extension HomepageAssembly: Assembly {
    public func assemble(container: Container) {
        container.register(HomepageInteractorProtocol.self) { r in
            HomepageInteractor(parcels: r.resolve(ParcelReading.self)!)
        }
        container.register(HomepageViewControllerFactoryProtocol.self) { HomepageViewControllerFactory(di: $0) }
        container.register(HomepageCoordinatorFactoryProtocol.self) { HomepageCoordinatorFactory(di: $0) }
    }
}
