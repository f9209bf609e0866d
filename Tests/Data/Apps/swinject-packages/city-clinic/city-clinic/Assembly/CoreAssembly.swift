import Common
import Foundation
import Swinject

/// What belongs to no feature.
final class CoreAssembly: Assembly {
    func assemble(container: Container) {
        container.register(APIClientProtocol.self) { _ in
            APIClient(host: URL(string: "https://desk.cityclinic.example")!)
        }
        .inObjectScope(.container)
    }
}
