import SwiftUI

final class VisitsViewFactory {
    private let dependencyContainer: DependencyContainer

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
    }

    func makeVisitsListView(coordinator: VisitsCoordinator) -> some View {
        VisitsListView(
            viewModel: VisitsListViewModel(visitService: dependencyContainer.visitService, coordinator: coordinator)
        )
    }
}
