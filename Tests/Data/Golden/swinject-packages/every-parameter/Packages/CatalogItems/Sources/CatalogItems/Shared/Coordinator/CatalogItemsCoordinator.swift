import Common
import Foundation
import Swinject

@MainActor
final class CatalogItemsCoordinator: CatalogItemsFlowCoordinatorProtocol {
    weak var finishDelegate: CoordinatorFinishDelegate?

    private let router: Router
    private let resolver: Resolver

    init(router: Router, resolver: Resolver, finishDelegate: CoordinatorFinishDelegate) {
        self.router = router
        self.resolver = resolver
        self.finishDelegate = finishDelegate
    }

    // MARK: - Flow

    func start() {
        let factory = resolver.resolve(CatalogItemsViewControllerFactoryProtocol.self)!
        router.push(factory.makeCatalogItemsViewController(coordinator: self)) { [weak self] in
            self?.finish()
        }
    }
}

// MARK: - Actions

extension CatalogItemsCoordinator {
    func showDetail(itemId: UUID) {
        let factory = resolver.resolve(CatalogItemsDetailViewControllerFactoryProtocol.self)!
        let viewController = factory.makeCatalogItemsDetailViewController(itemId: itemId, coordinator: self)
        router.push(viewController, completion: nil)
    }

    func showSearch(query: String, limit: Int, minimum: Double?, onlyNew: Bool, order: CatalogOrder) {
        let factory = resolver.resolve(CatalogItemsSearchViewControllerFactoryProtocol.self)!
        let viewController = factory.makeCatalogItemsSearchViewController(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order,
            coordinator: self
        )
        router.push(viewController, completion: nil)
    }

    func showCompare(first: CatalogItem, others: [CatalogItem], date: Date) {
        let factory = resolver.resolve(CatalogItemsCompareViewControllerFactoryProtocol.self)!
        let viewController = factory.makeCatalogItemsCompareViewController(
            first: first,
            others: others,
            date: date,
            coordinator: self
        )
        router.push(viewController, completion: nil)
    }

    func showReviews(itemId: UUID, stars: Int, author: String?) {
        let factory = resolver.resolve(CatalogItemsReviewsViewControllerFactoryProtocol.self)!
        let viewController = factory.makeCatalogItemsReviewsViewController(
            itemId: itemId,
            stars: stars,
            author: author,
            coordinator: self
        )
        router.push(viewController, completion: nil)
    }
}

extension CatalogItemsCoordinator: CatalogItemsCoordinatorActions {}
extension CatalogItemsCoordinator: CatalogItemsDetailCoordinatorActions {}
extension CatalogItemsCoordinator: CatalogItemsSearchCoordinatorActions {}
extension CatalogItemsCoordinator: CatalogItemsCompareCoordinatorActions {}
extension CatalogItemsCoordinator: CatalogItemsReviewsCoordinatorActions {}

// MARK: - Deep links

extension CatalogItemsCoordinator {
    func handle(_ link: DeepLink) {
        guard let route = CatalogItemsRoute.parse(link) else { return }
        switch route {
        case .list:
            break
        case .detail(let itemId):
            showDetail(itemId: itemId)
        case .search(let query, let limit, let minimum, let onlyNew, let order):
            showSearch(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order)
        case .reviews(let itemId, let stars, let author):
            showDetail(itemId: itemId)
            showReviews(itemId: itemId, stars: stars, author: author)
        }
    }
}
