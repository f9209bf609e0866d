import UIKit

@MainActor
final class CatalogItemsCoordinator: BaseCoordinator {
    private let container: CatalogItemsDIContainer

    init(navigationController: UINavigationController, container: CatalogItemsDIContainer) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    override func start() {
        let viewController = container.makeCatalogItemsViewController()
        viewController.coordinator = self
        pushViewController(viewController, animated: false)
    }

    // MARK: - Navigation Methods
    func showDetail(itemId: UUID, hidesBottomBar: Bool = true) {
        let viewController = container.makeCatalogItemsDetailViewController(itemId: itemId)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    func showSearch(
        query: String,
        limit: Int = 20,
        minimum: Double?,
        onlyNew: Bool = false,
        order: CatalogOrder = .newest,
        hidesBottomBar: Bool = true
    ) {
        let viewController = container.makeCatalogItemsSearchViewController(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order
        )
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    func showCompare(first: CatalogItem, others: [CatalogItem], date: Date, hidesBottomBar: Bool = true) {
        let viewController = container.makeCatalogItemsCompareViewController(first: first, others: others, date: date)
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    func showReviews(itemId: UUID, stars: Int, author: String?, hidesBottomBar: Bool = true) {
        let viewController = container.makeCatalogItemsReviewsViewController(
            itemId: itemId,
            stars: stars,
            author: author
        )
        viewController.coordinator = self
        viewController.hidesBottomBarWhenPushed = hidesBottomBar
        pushViewController(viewController, animated: true)
    }

    // MARK: - Deep Links
    /// Shows the route's screen, with those beneath it that lead there.
    func handle(_ route: CatalogItemsRoute) {
        returnToRoot { [self] in
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
}
