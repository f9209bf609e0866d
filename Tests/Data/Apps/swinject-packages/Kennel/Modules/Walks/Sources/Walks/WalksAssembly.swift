import Common
import Swinject

public final class WalksAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(WalksCoordinatorFactoryProtocol.self) { _ in WalksCoordinatorFactory() }
    }
}
