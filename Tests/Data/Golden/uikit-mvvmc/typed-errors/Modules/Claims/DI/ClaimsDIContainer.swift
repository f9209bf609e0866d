import UIKit

// MARK: - Claims Factory Protocols
@MainActor
protocol ClaimsFactoryProtocol {
    func makeClaimsViewModel() -> ClaimsViewModel
    func makeClaimsViewController() -> ClaimsViewController
    func makeClaimsDetailViewModel(claimId: Int) -> ClaimsDetailViewModel
    func makeClaimsDetailViewController(claimId: Int) -> ClaimsDetailViewController
    func makeClaimsEditViewModel(claimId: Int) -> ClaimsEditViewModel
    func makeClaimsEditViewController(claimId: Int) -> ClaimsEditViewController
    func makeClaimsAddViewModel() -> ClaimsAddViewModel
    func makeClaimsAddViewController() -> ClaimsAddViewController
    func makeClaimsProgressViewModel(claimId: Int) -> ClaimsProgressViewModel
    func makeClaimsProgressViewController(claimId: Int) -> ClaimsProgressViewController
}

@MainActor
protocol ClaimsCoordinatorFactory {
    func makeClaimsFlowCoordinator(navigationController: UINavigationController) -> ClaimsCoordinator
}

// MARK: - Claims DI Container
@MainActor
final class ClaimsDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    // MARK: - Use Cases
    private lazy var getClaimsUseCase: GetClaimsUseCaseProtocol =
        GetClaimsUseCase(repository: claimsRepository)
    private lazy var getClaimUseCase: GetClaimUseCaseProtocol =
        GetClaimUseCase(repository: claimsRepository)
    private lazy var createClaimUseCase: CreateClaimUseCaseProtocol =
        CreateClaimUseCase(repository: claimsRepository)
    private lazy var updateClaimUseCase: UpdateClaimUseCaseProtocol =
        UpdateClaimUseCase(repository: claimsRepository)
    private lazy var submitNoteUseCase: SubmitNoteUseCaseProtocol =
        SubmitNoteUseCase(repository: claimsRepository)
    private lazy var closeClaimUseCase: CloseClaimUseCaseProtocol =
        CloseClaimUseCase(repository: claimsRepository)
    private lazy var removeClaimUseCase: RemoveClaimUseCaseProtocol =
        RemoveClaimUseCase(repository: claimsRepository)
    private lazy var getClaimCountUseCase: GetClaimCountUseCaseProtocol =
        GetClaimCountUseCase(repository: claimsRepository)
    private lazy var observeProgressUseCase: ObserveProgressUseCaseProtocol =
        ObserveProgressUseCase(repository: claimsRepository)

    // MARK: - Data Layer
    private(set) lazy var claimsRepository: ClaimsRepositoryProtocol = {
        #if DEBUG
        if appDIContainer.usesSampleData { return MockClaimsRepository() }
        #endif
        return ClaimsRepositoryImpl(remoteDataSource: claimsRemoteDataSource)
    }()
    private lazy var claimsRemoteDataSource: ClaimsRemoteDataSourceProtocol =
        ClaimsRemoteDataSource(networkService: appDIContainer.makeNetworkService())
}

// MARK: - Coordinator Factory
extension ClaimsDIContainer: ClaimsCoordinatorFactory {
    func makeClaimsFlowCoordinator(navigationController: UINavigationController) -> ClaimsCoordinator {
        return ClaimsCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension ClaimsDIContainer: ClaimsFactoryProtocol {
    func makeClaimsViewModel() -> ClaimsViewModel {
        return ClaimsViewModel(getClaimsUseCase: getClaimsUseCase, getClaimCountUseCase: getClaimCountUseCase)
    }

    func makeClaimsViewController() -> ClaimsViewController {
        return ClaimsViewController(viewModel: makeClaimsViewModel())
    }

    func makeClaimsDetailViewModel(claimId: Int) -> ClaimsDetailViewModel {
        return ClaimsDetailViewModel(
            claimId: claimId,
            getClaimUseCase: getClaimUseCase,
            closeClaimUseCase: closeClaimUseCase,
            removeClaimUseCase: removeClaimUseCase
        )
    }

    func makeClaimsDetailViewController(claimId: Int) -> ClaimsDetailViewController {
        return ClaimsDetailViewController(viewModel: makeClaimsDetailViewModel(claimId: claimId))
    }

    func makeClaimsEditViewModel(claimId: Int) -> ClaimsEditViewModel {
        return ClaimsEditViewModel(
            claimId: claimId,
            getClaimUseCase: getClaimUseCase,
            updateClaimUseCase: updateClaimUseCase,
            submitNoteUseCase: submitNoteUseCase
        )
    }

    func makeClaimsEditViewController(claimId: Int) -> ClaimsEditViewController {
        return ClaimsEditViewController(viewModel: makeClaimsEditViewModel(claimId: claimId))
    }

    func makeClaimsAddViewModel() -> ClaimsAddViewModel {
        return ClaimsAddViewModel(createClaimUseCase: createClaimUseCase)
    }

    func makeClaimsAddViewController() -> ClaimsAddViewController {
        return ClaimsAddViewController(viewModel: makeClaimsAddViewModel())
    }

    func makeClaimsProgressViewModel(claimId: Int) -> ClaimsProgressViewModel {
        return ClaimsProgressViewModel(claimId: claimId, observeProgressUseCase: observeProgressUseCase)
    }

    func makeClaimsProgressViewController(claimId: Int) -> ClaimsProgressViewController {
        return ClaimsProgressViewController(viewModel: makeClaimsProgressViewModel(claimId: claimId))
    }
}
