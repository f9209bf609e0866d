import Common
import Swinject

nonisolated struct HomepageCoordinatorFactory: HomepageCoordinatorFactoryProtocol {
    let di: Resolver

    @MainActor
    func makeHomepageCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> HomepageFlowCoordinatorProtocol {
        let coordinator = HomepageCoordinator(router: router, container: di)
        coordinator.finishDelegate = finishDelegate
        return coordinator
    }
}
