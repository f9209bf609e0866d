import Common
import Swinject

public final class HomeAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(HomeViewControllerFactoryProtocol.self, factory: HomeViewControllerFactory.init)
        container.register(HomeCoordinatorFactoryProtocol.self, factory: HomeCoordinatorFactory.init)
    }
}
