import UIKit

// MARK: - Deliveries Factory Protocols
@MainActor
protocol DeliveriesFactoryProtocol {
    func makeDeliveriesViewModel() -> DeliveriesViewModel
    func makeDeliveriesViewController() -> DeliveriesViewController
    func makeDeliveriesDetailViewModel(deliveryId: Int) -> DeliveriesDetailViewModel
    func makeDeliveriesDetailViewController(deliveryId: Int) -> DeliveriesDetailViewController
    func makeDeliveriesPositionViewModel(deliveryId: Int) -> DeliveriesPositionViewModel
    func makeDeliveriesPositionViewController(deliveryId: Int) -> DeliveriesPositionViewController
    func makeDeliveriesHistoryViewModel(state: DeliveryState) -> DeliveriesHistoryViewModel
    func makeDeliveriesHistoryViewController(state: DeliveryState) -> DeliveriesHistoryViewController
}

@MainActor
protocol DeliveriesCoordinatorFactory {
    func makeDeliveriesFlowCoordinator(navigationController: UINavigationController) -> DeliveriesCoordinator
}

// MARK: - Deliveries DI Container
@MainActor
final class DeliveriesDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    // MARK: - Use Cases
    private lazy var observeDeliveriesUseCase: ObserveDeliveriesUseCaseProtocol =
        ObserveDeliveriesUseCase(repository: deliveriesRepository)
    private lazy var observeDeliveryUseCase: ObserveDeliveryUseCaseProtocol =
        ObserveDeliveryUseCase(repository: deliveriesRepository)
    private lazy var observePositionUseCase: ObservePositionUseCaseProtocol =
        ObservePositionUseCase(repository: deliveriesRepository)
    private lazy var findDeliveriesUseCase: FindDeliveriesUseCaseProtocol =
        FindDeliveriesUseCase(repository: deliveriesRepository)
    private lazy var archiveDeliveryUseCase: ArchiveDeliveryUseCaseProtocol =
        ArchiveDeliveryUseCase(repository: deliveriesRepository)
    private lazy var cancelDeliveryUseCase: CancelDeliveryUseCaseProtocol =
        CancelDeliveryUseCase(repository: deliveriesRepository)
    private lazy var uploadPhotoUseCase: UploadPhotoUseCaseProtocol =
        UploadPhotoUseCase(repository: deliveriesRepository)

    // MARK: - Data Layer
    private(set) lazy var deliveriesRepository: DeliveriesRepositoryProtocol = {
        #if DEBUG
        if appDIContainer.usesSampleData { return MockDeliveriesRepository() }
        #endif
        return DeliveriesRepositoryImpl(remoteDataSource: deliveriesRemoteDataSource)
    }()
    private lazy var deliveriesRemoteDataSource: DeliveriesRemoteDataSourceProtocol =
        DeliveriesRemoteDataSource(networkService: appDIContainer.makeNetworkService())
}

// MARK: - Coordinator Factory
extension DeliveriesDIContainer: DeliveriesCoordinatorFactory {
    func makeDeliveriesFlowCoordinator(navigationController: UINavigationController) -> DeliveriesCoordinator {
        return DeliveriesCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension DeliveriesDIContainer: DeliveriesFactoryProtocol {
    func makeDeliveriesViewModel() -> DeliveriesViewModel {
        return DeliveriesViewModel(
            observeDeliveriesUseCase: observeDeliveriesUseCase,
            uploadPhotoUseCase: uploadPhotoUseCase
        )
    }

    func makeDeliveriesViewController() -> DeliveriesViewController {
        return DeliveriesViewController(viewModel: makeDeliveriesViewModel())
    }

    func makeDeliveriesDetailViewModel(deliveryId: Int) -> DeliveriesDetailViewModel {
        return DeliveriesDetailViewModel(
            deliveryId: deliveryId,
            observeDeliveryUseCase: observeDeliveryUseCase,
            cancelDeliveryUseCase: cancelDeliveryUseCase
        )
    }

    func makeDeliveriesDetailViewController(deliveryId: Int) -> DeliveriesDetailViewController {
        return DeliveriesDetailViewController(viewModel: makeDeliveriesDetailViewModel(deliveryId: deliveryId))
    }

    func makeDeliveriesPositionViewModel(deliveryId: Int) -> DeliveriesPositionViewModel {
        return DeliveriesPositionViewModel(deliveryId: deliveryId, observePositionUseCase: observePositionUseCase)
    }

    func makeDeliveriesPositionViewController(deliveryId: Int) -> DeliveriesPositionViewController {
        return DeliveriesPositionViewController(viewModel: makeDeliveriesPositionViewModel(deliveryId: deliveryId))
    }

    func makeDeliveriesHistoryViewModel(state: DeliveryState) -> DeliveriesHistoryViewModel {
        return DeliveriesHistoryViewModel(
            state: state,
            findDeliveriesUseCase: findDeliveriesUseCase,
            archiveDeliveryUseCase: archiveDeliveryUseCase
        )
    }

    func makeDeliveriesHistoryViewController(state: DeliveryState) -> DeliveriesHistoryViewController {
        return DeliveriesHistoryViewController(viewModel: makeDeliveriesHistoryViewModel(state: state))
    }
}
