import SwiftUI

@MainActor
final class FavoritesViewFactory {
    private let dependencyContainer: DependencyContainer
    private let viewModels = ViewModelCache<FavoritesRoute>()

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    // MARK: - View Model Cache

    /// Lets go of the view models whose screens have been left. The root keeps its own.
    func keepViewModels(of openRoutes: [FavoritesRoute]) {
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

    func makeListView(coordinator: FavoritesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .list) {
            FavoritesListViewModel(
                service: dependencyContainer.favoritesService,
                coordinator: coordinator
            )
        }
        return FavoritesListView(viewModel: viewModel)
    }

    func makeDetailView(itemId: String, coordinator: FavoritesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .detail(itemId: itemId)) {
            FavoritesDetailViewModel(
                itemId: itemId,
                service: dependencyContainer.favoritesService,
                coordinator: coordinator
            )
        }
        return FavoritesDetailView(viewModel: viewModel)
    }

    func makeEditView(itemId: String, mode: EditorMode, coordinator: FavoritesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .edit(itemId: itemId, mode: mode)) {
            FavoritesEditViewModel(
                itemId: itemId,
                mode: mode,
                service: dependencyContainer.favoritesService,
                coordinator: coordinator
            )
        }
        return FavoritesEditView(viewModel: viewModel)
    }

    func makeSettingsView(coordinator: FavoritesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .settings) {
            FavoritesSettingsViewModel(
                coordinator: coordinator
            )
        }
        return FavoritesSettingsView(viewModel: viewModel)
    }
}
