import SwiftUI

@MainActor
final class CatalogItemsViewFactory {
    private let dependencyContainer: DependencyContainer
    private let viewModels = ViewModelCache<CatalogItemsRoute>()

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    // MARK: - View Model Cache

    /// Lets go of the view models whose screens have been left. The root keeps its own.
    func keepViewModels(of openRoutes: [CatalogItemsRoute]) {
        viewModels.keep([.list] + openRoutes)
    }

    func clearCache() {
        viewModels.removeAll()
    }

    // MARK: - View Creation

    func makeListView(coordinator: CatalogItemsCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .list) {
            CatalogItemsListViewModel(
                service: dependencyContainer.catalogItemsService,
                coordinator: coordinator
            )
        }
        return CatalogItemsListView(viewModel: viewModel)
    }

    func makeDetailView(itemId: UUID, coordinator: CatalogItemsCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .detail(itemId: itemId)) {
            CatalogItemsDetailViewModel(
                itemId: itemId,
                service: dependencyContainer.catalogItemsService,
                coordinator: coordinator
            )
        }
        return CatalogItemsDetailView(viewModel: viewModel)
    }

    func makeSearchView(
        query: String,
        limit: Int,
        minimum: Double?,
        onlyNew: Bool,
        order: CatalogOrder,
        coordinator: CatalogItemsCoordinator
    ) -> some View {
        let viewModel = viewModels.viewModel(
            for: .search(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order)
        ) {
            CatalogItemsSearchViewModel(
                query: query,
                limit: limit,
                minimum: minimum,
                onlyNew: onlyNew,
                order: order,
                service: dependencyContainer.catalogItemsService,
                coordinator: coordinator
            )
        }
        return CatalogItemsSearchView(viewModel: viewModel)
    }

    func makeCompareView(
        first: CatalogItem,
        others: [CatalogItem],
        date: Date,
        coordinator: CatalogItemsCoordinator
    ) -> some View {
        let viewModel = viewModels.viewModel(for: .compare(first: first, others: others, date: date)) {
            CatalogItemsCompareViewModel(
                first: first,
                others: others,
                date: date,
                coordinator: coordinator
            )
        }
        return CatalogItemsCompareView(viewModel: viewModel)
    }

    func makeReviewsView(itemId: UUID, stars: Int, author: String?, coordinator: CatalogItemsCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .reviews(itemId: itemId, stars: stars, author: author)) {
            CatalogItemsReviewsViewModel(
                itemId: itemId,
                stars: stars,
                author: author,
                coordinator: coordinator
            )
        }
        return CatalogItemsReviewsView(viewModel: viewModel)
    }
}
