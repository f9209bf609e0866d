import Common
import Swinject

struct HomeCoordinatorFactory: HomeCoordinatorFactoryProtocol {
    let resolver: Resolver

    func makeHomeCoordinator(router: Router) -> HomeFlowCoordinatorProtocol {
        return HomeCoordinator(
            router: router,
            homeFactory: resolver.resolve(HomeViewControllerFactoryProtocol.self)!,
            appointmentsCoordinatorFactory: resolver.resolve(AppointmentsCoordinatorFactoryProtocol.self)!,
            prescriptionsCoordinatorFactory: resolver.resolve(PrescriptionsCoordinatorFactoryProtocol.self)!
        )
    }
}
