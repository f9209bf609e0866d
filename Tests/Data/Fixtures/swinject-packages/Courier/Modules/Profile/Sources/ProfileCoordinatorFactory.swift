import Common
import Swinject

nonisolated struct ProfileCoordinatorFactory: ProfileCoordinatorFactoryProtocol {
    let di: Resolver

    @MainActor
    func makeProfileCoordinator(router: Router) -> ProfileFlowCoordinatorProtocol {
        ProfileCoordinator(router: router, di: di)
    }
}
