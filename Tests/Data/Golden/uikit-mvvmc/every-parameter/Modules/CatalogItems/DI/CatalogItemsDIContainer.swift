import UIKit

// MARK: - Catalog Items Factory Protocols
@MainActor
protocol CatalogItemsFactoryProtocol {
    func makeCatalogItemsViewModel() -> CatalogItemsViewModel
    func makeCatalogItemsViewController() -> CatalogItemsViewController
    func makeCatalogItemsDetailViewModel(itemId: UUID) -> CatalogItemsDetailViewModel
    func makeCatalogItemsDetailViewController(itemId: UUID) -> CatalogItemsDetailViewController
    func makeCatalogItemsSearchViewModel(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) -> CatalogItemsSearchViewModel
    func makeCatalogItemsSearchViewController(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) -> CatalogItemsSearchViewController
    func makeCatalogItemsCompareViewModel(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date
    ) -> CatalogItemsCompareViewModel
    func makeCatalogItemsCompareViewController(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date
    ) -> CatalogItemsCompareViewController
    func makeCatalogItemsReviewsViewModel(itemId: UUID, stars: Int, author: String?) -> CatalogItemsReviewsViewModel
    func makeCatalogItemsReviewsViewController(
        itemId: UUID,
        stars: Int,
        author: String?
    ) -> CatalogItemsReviewsViewController
}

@MainActor
protocol CatalogItemsCoordinatorFactory {
    func makeCatalogItemsFlowCoordinator(navigationController: UINavigationController) -> CatalogItemsCoordinator
}

// MARK: - Catalog Items DI Container
@MainActor
final class CatalogItemsDIContainer {
    private let appDIContainer: AppDIContainer

    init(appDIContainer: AppDIContainer) {
        self.appDIContainer = appDIContainer
    }

    // MARK: - Use Cases
    private lazy var getItemsUseCase: GetItemsUseCaseProtocol =
        GetItemsUseCase(repository: catalogItemsRepository)
    private lazy var getItemUseCase: GetItemUseCaseProtocol =
        GetItemUseCase(repository: catalogItemsRepository)
    private lazy var searchItemsUseCase: SearchItemsUseCaseProtocol =
        SearchItemsUseCase(repository: catalogItemsRepository)

    // MARK: - Data Layer
    private(set) lazy var catalogItemsRepository: CatalogItemsRepositoryProtocol = {
        #if DEBUG
        if appDIContainer.usesSampleData { return MockCatalogItemsRepository() }
        #endif
        return CatalogItemsRepositoryImpl(remoteDataSource: catalogItemsRemoteDataSource)
    }()
    private lazy var catalogItemsRemoteDataSource: CatalogItemsRemoteDataSourceProtocol =
        CatalogItemsRemoteDataSource(networkService: appDIContainer.makeNetworkService())
}

// MARK: - Coordinator Factory
extension CatalogItemsDIContainer: CatalogItemsCoordinatorFactory {
    func makeCatalogItemsFlowCoordinator(navigationController: UINavigationController) -> CatalogItemsCoordinator {
        return CatalogItemsCoordinator(navigationController: navigationController, container: self)
    }
}

// MARK: - Factory Implementation
extension CatalogItemsDIContainer: CatalogItemsFactoryProtocol {
    func makeCatalogItemsViewModel() -> CatalogItemsViewModel {
        return CatalogItemsViewModel(getItemsUseCase: getItemsUseCase)
    }

    func makeCatalogItemsViewController() -> CatalogItemsViewController {
        return CatalogItemsViewController(viewModel: makeCatalogItemsViewModel())
    }

    func makeCatalogItemsDetailViewModel(itemId: UUID) -> CatalogItemsDetailViewModel {
        return CatalogItemsDetailViewModel(itemId: itemId, getItemUseCase: getItemUseCase)
    }

    func makeCatalogItemsDetailViewController(itemId: UUID) -> CatalogItemsDetailViewController {
        return CatalogItemsDetailViewController(viewModel: makeCatalogItemsDetailViewModel(itemId: itemId))
    }

    func makeCatalogItemsSearchViewModel(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) -> CatalogItemsSearchViewModel {
        return CatalogItemsSearchViewModel(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order,
            searchItemsUseCase: searchItemsUseCase
        )
    }

    func makeCatalogItemsSearchViewController(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) -> CatalogItemsSearchViewController {
        return CatalogItemsSearchViewController(
            viewModel: makeCatalogItemsSearchViewModel(
                query: query,
                limit: limit,
                minimum: minimum,
                onlyNew: onlyNew,
                order: order
            )
        )
    }

    func makeCatalogItemsCompareViewModel(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date
    ) -> CatalogItemsCompareViewModel {
        return CatalogItemsCompareViewModel(first: first, others: others, date: date)
    }

    func makeCatalogItemsCompareViewController(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date
    ) -> CatalogItemsCompareViewController {
        return CatalogItemsCompareViewController(
            viewModel: makeCatalogItemsCompareViewModel(first: first, others: others, date: date)
        )
    }

    func makeCatalogItemsReviewsViewModel(itemId: UUID, stars: Int, author: String?) -> CatalogItemsReviewsViewModel {
        return CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author)
    }

    func makeCatalogItemsReviewsViewController(
        itemId: UUID,
        stars: Int,
        author: String?
    ) -> CatalogItemsReviewsViewController {
        return CatalogItemsReviewsViewController(
            viewModel: makeCatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author)
        )
    }
}
