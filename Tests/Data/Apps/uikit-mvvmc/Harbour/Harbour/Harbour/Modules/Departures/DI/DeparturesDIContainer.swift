import UIKit

protocol DeparturesFactoryProtocol {
    func makeDeparturesViewModel() -> DeparturesViewModel
    func makeDeparturesViewController() -> DeparturesViewController
    func makeDeparturesDetailViewController(departure: Departure) -> DeparturesDetailViewController
}

protocol DeparturesCoordinatorFactory {
    func makeDeparturesFlowCoordinator(navigationController: UINavigationController) -> DeparturesCoordinator
}

class DeparturesDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    private lazy var departureRemoteDataSource: DepartureRemoteDataSourceProtocol =
        DepartureRemoteDataSource(networkService: appDIContainer.makeNetworkService())
    private lazy var departureRepository: DepartureRepositoryProtocol =
        DepartureRepositoryImpl(remoteDataSource: departureRemoteDataSource)
    private lazy var getDeparturesUseCase: GetDeparturesUseCaseProtocol =
        GetDeparturesUseCase(repository: departureRepository)
}

extension DeparturesDIContainer: DeparturesCoordinatorFactory {
    func makeDeparturesFlowCoordinator(navigationController: UINavigationController) -> DeparturesCoordinator {
        return DeparturesCoordinator(navigationController: navigationController, container: self)
    }
}

extension DeparturesDIContainer: DeparturesFactoryProtocol {
    func makeDeparturesViewModel() -> DeparturesViewModel {
        return DeparturesViewModel(
            userManager: appDIContainer.makeUserManager(),
            getDeparturesUseCase: getDeparturesUseCase
        )
    }

    func makeDeparturesViewController() -> DeparturesViewController {
        return DeparturesViewController(viewModel: makeDeparturesViewModel())
    }

    func makeDeparturesDetailViewController(departure: Departure) -> DeparturesDetailViewController {
        return DeparturesDetailViewController(viewModel: DeparturesDetailViewModel(departure: departure))
    }
}
