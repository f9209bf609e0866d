import UIKit

// MARK: - Loading Factory Protocols
@MainActor
protocol LoadingFactoryProtocol {
    func makeLoadingViewModel() -> LoadingViewModel
    func makeLoadingViewController() -> LoadingViewController
}

@MainActor
protocol LoadingCoordinatorFactory {
    func makeLoadingFlowCoordinator(navigationController: UINavigationController) -> LoadingCoordinator
}

// MARK: - Loading DI Container
@MainActor
final class LoadingDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    // MARK: - Use Cases
    private lazy var restoreUserUseCase: RestoreUserUseCaseProtocol =
        RestoreUserUseCase(userManager: appDIContainer.makeUserManager())
}

// MARK: - Coordinator Factory
extension LoadingDIContainer: LoadingCoordinatorFactory {
    func makeLoadingFlowCoordinator(navigationController: UINavigationController) -> LoadingCoordinator {
        return LoadingCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension LoadingDIContainer: LoadingFactoryProtocol {
    func makeLoadingViewModel() -> LoadingViewModel {
        return LoadingViewModel(restoreUserUseCase: restoreUserUseCase)
    }

    func makeLoadingViewController() -> LoadingViewController {
        return LoadingViewController(viewModel: makeLoadingViewModel())
    }
}
