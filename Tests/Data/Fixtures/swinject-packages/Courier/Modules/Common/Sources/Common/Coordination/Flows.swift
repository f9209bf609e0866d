import UIKit

// What features see of each other.

@MainActor
public protocol HomepageFlowCoordinatorProtocol: ChildCoordinator {}

@MainActor
public protocol ProfileFlowCoordinatorProtocol: ChildCoordinator {}

nonisolated public protocol HomepageCoordinatorFactoryProtocol {
    @MainActor
    func makeHomepageCoordinator(
        router: Router,
        finishDelegate: CoordinatorFinishDelegate
    ) -> HomepageFlowCoordinatorProtocol
}

nonisolated public protocol ProfileCoordinatorFactoryProtocol {
    @MainActor
    func makeProfileCoordinator(router: Router) -> ProfileFlowCoordinatorProtocol
}
