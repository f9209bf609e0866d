import Foundation

// MARK: - Catalog Items

extension AppCoordinator {
    func makeCatalogItemsListViewModel() -> CatalogItemsListViewModel {
        CatalogItemsListViewModel(repository: container.catalogItemsRepository, coordinator: self)
    }

    func makeCatalogItemsDetailViewModel(itemId: UUID) -> CatalogItemsDetailViewModel {
        CatalogItemsDetailViewModel(itemId: itemId, repository: container.catalogItemsRepository, coordinator: self)
    }

    func makeCatalogItemsSearchViewModel(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder
    ) -> CatalogItemsSearchViewModel {
        CatalogItemsSearchViewModel(
            query: query,
            limit: limit,
            minimum: minimum,
            onlyNew: onlyNew,
            order: order,
            repository: container.catalogItemsRepository,
            coordinator: self
        )
    }

    func makeCatalogItemsCompareViewModel(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date
    ) -> CatalogItemsCompareViewModel {
        CatalogItemsCompareViewModel(first: first, others: others, date: date, coordinator: self)
    }

    func makeCatalogItemsReviewsViewModel(itemId: UUID, stars: Int, author: String?) -> CatalogItemsReviewsViewModel {
        CatalogItemsReviewsViewModel(itemId: itemId, stars: stars, author: author, coordinator: self)
    }
}
