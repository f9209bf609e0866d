import SwiftUI

@MainActor
final class AboutViewFactory {
    private let dependencyContainer: DependencyContainer
    private let viewModels = ViewModelCache<AboutRoute>()

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    // MARK: - View Model Cache

    /// Lets go of the view models whose screens have been left. The root keeps its own.
    func keepViewModels(of openRoutes: [AboutRoute]) {
        viewModels.keep([.about] + openRoutes)
    }

    func clearCache() {
        viewModels.removeAll()
    }

    // MARK: - View Creation

    func makeAboutView(coordinator: AboutCoordinator) -> some View {
        let viewModel = viewModels.viewModel(for: .about) {
            AboutViewModel(
                coordinator: coordinator
            )
        }
        return AboutView(viewModel: viewModel)
    }
}
