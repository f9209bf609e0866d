import Common
import Swinject

public final class PrescriptionsAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(PrescriptionsCoordinatorFactoryProtocol.self) { _ in PrescriptionsCoordinatorFactory() }
    }
}
