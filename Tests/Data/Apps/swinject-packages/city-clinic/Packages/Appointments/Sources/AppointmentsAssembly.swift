import Common
import Swinject

public final class AppointmentsAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(AppointmentsInteractorProtocol.self) { resolver in
            AppointmentsInteractor(client: resolver.resolve(APIClientProtocol.self)!)
        }
        container.register(
            AppointmentsViewControllerFactoryProtocol.self,
            factory: AppointmentsViewControllerFactory.init
        )
        container.register(AppointmentsCoordinatorFactoryProtocol.self, factory: AppointmentsCoordinatorFactory.init)
    }
}
