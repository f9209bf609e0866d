import Combine
import SwiftUI

final class PetsCoordinator: ObservableObject {

    @Published var navigationStack: [NavigationItem] = []
    @Published var presentedSheet: NavigationItem?

    private weak var parent: AppCoordinator?
    private let viewFactory: PetsViewFactory

    init(parent: AppCoordinator, dependencyContainer: DependencyContainer) {
        self.parent = parent
        self.viewFactory = PetsViewFactory(dependencyContainer: dependencyContainer)
    }

    // MARK: - Navigation Methods

    func push(_ route: PetsRoute) {
        navigationStack.append(NavigationItem(route))
    }

    func pop() {
        guard !navigationStack.isEmpty else { return }
        navigationStack.removeLast()
    }

    func popToRoot() {
        navigationStack.removeAll()
        presentedSheet = nil
    }

    func showVisits() {
        parent?.switchTab(.visits)
    }

    // MARK: - Deep Link Handling

    func handle(deepLink route: PetsRoute) {
        popToRoot()
        if case .detail = route { push(route) }
    }

    // MARK: - View Building

    @ViewBuilder
    func build(_ route: PetsRoute) -> some View {
        switch route {
        case .list:
            viewFactory.makePetsListView(coordinator: self)
        case .detail(let petId):
            viewFactory.makePetDetailView(petId: petId, coordinator: self)
        }
    }

    func rootView() -> some View {
        PetsCoordinatorView(coordinator: self)
    }
}

struct PetsCoordinatorView: View {
    @ObservedObject var coordinator: PetsCoordinator

    var body: some View {
        NavigationView {
            coordinator.build(.list)
                .background(link)
        }
    }

    private var link: some View {
        NavigationLink(isActive: isPushed) {
            if let route = coordinator.navigationStack.first?.route.base as? PetsRoute {
                coordinator.build(route)
            }
        } label: {
            EmptyView()
        }
    }

    private var isPushed: Binding<Bool> {
        Binding(
            get: { !coordinator.navigationStack.isEmpty },
            set: { if !$0 { coordinator.popToRoot() } }
        )
    }
}
