import SwiftUI

@MainActor
final class DeliveriesViewFactory {
    private let dependencyContainer: DependencyContainer
    private let viewModels = ViewModelCache<DeliveriesRoute>()

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    // MARK: - View Model Cache

    /// Lets go of the view models whose screens have been left. The root keeps its own.
    func keepViewModels(of openRoutes: [DeliveriesRoute]) {
        viewModels.keep([.list] + openRoutes)
    }

    func clearCache() {
        viewModels.removeAll()
    }

    func refresh() async {
        await viewModels.refresh()
    }

    // MARK: - View Creation

    func makeListView(coordinator: DeliveriesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .list) {
            DeliveriesListViewModel(
                service: dependencyContainer.deliveriesService,
                coordinator: coordinator
            )
        }
        return DeliveriesListView(viewModel: viewModel)
    }

    func makeDetailView(deliveryId: Int, coordinator: DeliveriesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .detail(deliveryId: deliveryId)) {
            DeliveriesDetailViewModel(
                deliveryId: deliveryId,
                service: dependencyContainer.deliveriesService,
                coordinator: coordinator
            )
        }
        return DeliveriesDetailView(viewModel: viewModel)
    }

    func makePositionView(deliveryId: Int, coordinator: DeliveriesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .position(deliveryId: deliveryId)) {
            DeliveriesPositionViewModel(
                deliveryId: deliveryId,
                service: dependencyContainer.deliveriesService,
                coordinator: coordinator
            )
        }
        return DeliveriesPositionView(viewModel: viewModel)
    }

    func makeHistoryView(state: DeliveryState, coordinator: DeliveriesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .history(state: state)) {
            DeliveriesHistoryViewModel(
                state: state,
                service: dependencyContainer.deliveriesService,
                coordinator: coordinator
            )
        }
        return DeliveriesHistoryView(viewModel: viewModel)
    }
}
