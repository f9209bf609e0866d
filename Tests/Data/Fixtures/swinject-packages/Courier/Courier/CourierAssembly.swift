import Common
import Swinject

/// What belongs to no package: the splash.
nonisolated struct CourierAssembly: Assembly {
    func assemble(container: Container) {
        container.register(SplashScreenFactoryProtocol.self) { _ in SplashScreenFactory() }
    }
}
