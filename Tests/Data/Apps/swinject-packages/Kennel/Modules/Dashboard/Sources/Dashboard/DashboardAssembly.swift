import Common
import Swinject

public final class DashboardAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(DashboardScreenFactoryProtocol.self) { _ in DashboardScreenFactory() }
    }
}
