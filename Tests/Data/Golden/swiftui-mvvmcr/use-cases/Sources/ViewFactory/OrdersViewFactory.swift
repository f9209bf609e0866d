import SwiftUI

@MainActor
final class OrdersViewFactory {
    private let dependencyContainer: DependencyContainer
    private let viewModels = ViewModelCache<OrdersRoute>()

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    // MARK: - View Model Cache

    /// Lets go of the view models whose screens have been left. The root and the lists keep theirs.
    func keepViewModels(of openRoutes: [OrdersRoute]) {
        viewModels.keep([.list, .search] + openRoutes)
    }

    func clearCache() {
        viewModels.removeAll()
    }

    var forms: [DiscardConfirming] {
        viewModels.forms
    }

    func refresh() async {
        await viewModels.refresh()
    }

    // MARK: - View Creation

    func makeListView(coordinator: OrdersCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .list) {
            OrdersListViewModel(
                service: dependencyContainer.ordersService,
                coordinator: coordinator
            )
        }
        return OrdersListView(viewModel: viewModel)
    }

    func makeDetailView(orderId: Int, coordinator: OrdersCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .detail(orderId: orderId)) {
            OrdersDetailViewModel(
                orderId: orderId,
                service: dependencyContainer.ordersService,
                coordinator: coordinator
            )
        }
        return OrdersDetailView(viewModel: viewModel)
    }

    func makeLoginView(coordinator: OrdersCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .login) {
            OrderSignInViewModel(
                service: dependencyContainer.ordersService,
                coordinator: coordinator
            )
        }
        return OrderSignInView(viewModel: viewModel)
    }

    func makeSearchView(coordinator: OrdersCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .search) {
            OrdersSearchViewModel(
                service: dependencyContainer.ordersService,
                coordinator: coordinator
            )
        }
        return OrdersSearchView(viewModel: viewModel)
    }
}
