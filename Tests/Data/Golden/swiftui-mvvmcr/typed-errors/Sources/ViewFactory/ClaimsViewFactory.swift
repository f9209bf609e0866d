import SwiftUI

@MainActor
final class ClaimsViewFactory {
    private let dependencyContainer: DependencyContainer
    private let viewModels = ViewModelCache<ClaimsRoute>()

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    // MARK: - View Model Cache

    /// Lets go of the view models whose screens have been left. The root keeps its own.
    func keepViewModels(of openRoutes: [ClaimsRoute]) {
        viewModels.keep([.list] + openRoutes)
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

    func makeListView(coordinator: ClaimsCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .list) {
            ClaimsListViewModel(
                service: dependencyContainer.claimsService,
                coordinator: coordinator
            )
        }
        return ClaimsListView(viewModel: viewModel)
    }

    func makeDetailView(claimId: Int, coordinator: ClaimsCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .detail(claimId: claimId)) {
            ClaimsDetailViewModel(
                claimId: claimId,
                service: dependencyContainer.claimsService,
                coordinator: coordinator
            )
        }
        return ClaimsDetailView(viewModel: viewModel)
    }

    func makeEditView(claimId: Int, coordinator: ClaimsCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .edit(claimId: claimId)) {
            ClaimsEditViewModel(
                claimId: claimId,
                service: dependencyContainer.claimsService,
                coordinator: coordinator
            )
        }
        return ClaimsEditView(viewModel: viewModel)
    }

    func makeAddView(coordinator: ClaimsCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .add) {
            ClaimsAddViewModel(
                service: dependencyContainer.claimsService,
                coordinator: coordinator
            )
        }
        return ClaimsAddView(viewModel: viewModel)
    }

    func makeProgressView(claimId: Int, coordinator: ClaimsCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .progress(claimId: claimId)) {
            ClaimsProgressViewModel(
                claimId: claimId,
                service: dependencyContainer.claimsService,
                coordinator: coordinator
            )
        }
        return ClaimsProgressView(viewModel: viewModel)
    }
}
