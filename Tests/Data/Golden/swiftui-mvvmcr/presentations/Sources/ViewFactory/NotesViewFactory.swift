import SwiftUI

@MainActor
final class NotesViewFactory {
    private let dependencyContainer: DependencyContainer
    private let viewModels = ViewModelCache<NotesRoute>()

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    // MARK: - View Model Cache

    /// Lets go of the view models whose screens have been left. The root keeps its own.
    func keepViewModels(of openRoutes: [NotesRoute]) {
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

    func makeListView(coordinator: NotesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .list) {
            NotesListViewModel(
                service: dependencyContainer.notesService,
                coordinator: coordinator
            )
        }
        return NotesListView(viewModel: viewModel)
    }

    func makeDetailView(itemId: String, coordinator: NotesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .detail(itemId: itemId)) {
            NotesDetailViewModel(
                itemId: itemId,
                service: dependencyContainer.notesService,
                coordinator: coordinator
            )
        }
        return NotesDetailView(viewModel: viewModel)
    }

    func makeEditView(itemId: String, coordinator: NotesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .edit(itemId: itemId)) {
            NotesEditViewModel(
                itemId: itemId,
                service: dependencyContainer.notesService,
                coordinator: coordinator
            )
        }
        return NotesEditView(viewModel: viewModel)
    }

    func makeCreateView(coordinator: NotesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .create) {
            NotesCreateViewModel(
                service: dependencyContainer.notesService,
                coordinator: coordinator
            )
        }
        return NotesCreateView(viewModel: viewModel)
    }

    func makeGalleryView(coordinator: NotesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .gallery) {
            NotesGalleryViewModel(
                coordinator: coordinator
            )
        }
        return NotesGalleryView(viewModel: viewModel)
    }

    func makeSettingsView(coordinator: NotesCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .settings) {
            NotesSettingsViewModel(
                coordinator: coordinator
            )
        }
        return NotesSettingsView(viewModel: viewModel)
    }
}
