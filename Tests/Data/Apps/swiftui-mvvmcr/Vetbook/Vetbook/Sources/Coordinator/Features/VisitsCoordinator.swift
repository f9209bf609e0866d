import Combine
import SwiftUI

final class VisitsCoordinator: ObservableObject {

    @Published var navigationStack: [NavigationItem] = []

    private weak var parent: AppCoordinator?
    private let viewFactory: VisitsViewFactory

    init(parent: AppCoordinator, dependencyContainer: DependencyContainer) {
        self.parent = parent
        self.viewFactory = VisitsViewFactory(dependencyContainer: dependencyContainer)
    }

    func popToRoot() {
        navigationStack.removeAll()
    }

    func handle(deepLink route: VisitsRoute) {
        popToRoot()
    }

    @ViewBuilder
    func build(_ route: VisitsRoute) -> some View {
        switch route {
        case .list:
            viewFactory.makeVisitsListView(coordinator: self)
        }
    }

    func rootView() -> some View {
        NavigationView { build(.list) }
    }
}
