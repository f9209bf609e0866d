import Combine
import SwiftUI

@MainActor
final class DeliveriesCoordinator: ObservableObject {
    // MARK: - Published State

    @Published var navigationStack: [NavigationItem] = [] {
        didSet { keepOpenViewModels() }
    }
    @Published var presentedSheet: NavigationItem? {
        didSet { presentedStack = [] }
    }
    @Published var presentedFullScreen: NavigationItem? {
        didSet { presentedStack = [] }
    }
    /// What is pushed in what is presented.
    @Published var presentedStack: [NavigationItem] = [] {
        didSet { keepOpenViewModels() }
    }

    // MARK: - Parent Reference

    private weak var parent: AppCoordinator?
    /// Flows that were started from here, by name, until they end.
    var childCoordinators: [String: AnyObject] = [:]

    // MARK: - Dependencies

    private let dependencyContainer: DependencyContainer
    private let viewFactory: DeliveriesViewFactory

    // MARK: - Initialization

    init(parent: AppCoordinator, dependencyContainer: DependencyContainer) {
        self.parent = parent
        self.dependencyContainer = dependencyContainer
        viewFactory = DeliveriesViewFactory(dependencyContainer: dependencyContainer)
    }

    // MARK: - Navigation Methods

    func push(_ route: DeliveriesRoute) {
        topStack.append(NavigationItem(route))
    }

    func pop() {
        guard !topStack.isEmpty else { return }
        topStack.removeLast()
    }

    func popToRoot() {
        topStack.removeAll()
    }

    func present(_ route: DeliveriesRoute, fullScreen: Bool = false) {
        dismiss()
        let item = NavigationItem(route)
        if fullScreen {
            presentedFullScreen = item
        } else {
            presentedSheet = item
        }
    }

    func dismiss() {
        presentedSheet = nil
        presentedFullScreen = nil
    }

    /// Closes a screen if it is open still, whatever has been opened since.
    func close(_ route: DeliveriesRoute) {
        navigationStack.removeAll { $0.route == AnyHashable(route) }
        presentedStack.removeAll { $0.route == AnyHashable(route) }
        if presentedSheet?.route == AnyHashable(route) { presentedSheet = nil }
        if presentedFullScreen?.route == AnyHashable(route) { presentedFullScreen = nil }
    }

    /// The stack that is in front: of what is presented, or else the feature's own.
    private var topStack: [NavigationItem] {
        get { isPresenting ? presentedStack : navigationStack }
        set {
            if isPresenting {
                presentedStack = newValue
            } else {
                navigationStack = newValue
            }
        }
    }

    private var isPresenting: Bool {
        presentedSheet != nil || presentedFullScreen != nil
    }

    // MARK: - Deep Link Handling

    func handle(deepLink route: DeliveriesRoute) {
        dismiss()
        popToRoot()

        switch route {
        case .list:
            break
        case .detail(let deliveryId):
            push(.detail(deliveryId: deliveryId))
        case .position(let deliveryId):
            push(.detail(deliveryId: deliveryId))
            push(.position(deliveryId: deliveryId))
        case .history(let state):
            push(.history(state: state))
        }
    }

    // MARK: - Data

    /// Loads the open screens again, after one of them has changed something.
    func refresh() async {
        await viewFactory.refresh()
    }

    /// Closes everything and forgets what was loaded.
    func reset() {
        dismiss()
        popToRoot()
        childCoordinators.removeAll()
        viewFactory.clearCache()
    }

    private func keepOpenViewModels() {
        let items = navigationStack + [presentedSheet, presentedFullScreen].compactMap { $0 } + presentedStack
        viewFactory.keepViewModels(of: items.compactMap { $0.route.base as? DeliveriesRoute })
    }

    // MARK: - View Building

    @ViewBuilder
    func build(_ route: DeliveriesRoute) -> some View {
        switch route {
        case .list:
            viewFactory.makeListView(coordinator: self)
        case .detail(let deliveryId):
            viewFactory.makeDetailView(deliveryId: deliveryId, coordinator: self)
        case .position(let deliveryId):
            viewFactory.makePositionView(deliveryId: deliveryId, coordinator: self)
        case .history(let state):
            viewFactory.makeHistoryView(state: state, coordinator: self)
        }
    }

    func rootView() -> some View {
        DeliveriesCoordinatorView(coordinator: self)
    }
}
