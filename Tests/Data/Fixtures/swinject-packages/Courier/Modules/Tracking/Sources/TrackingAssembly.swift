import Common
import Swinject

nonisolated public struct TrackingAssembly: Assembly {
    public init() {}

    public func assemble(container: Container) {
        container.register(TrackingCoordinatorFactoryProtocol.self) { TrackingCoordinatorFactory(resolver: $0) }
    }
}
