import Combine
import SwiftUI

@MainActor
final class FavoritesCoordinator: ObservableObject {
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
    private let viewFactory: FavoritesViewFactory

    // MARK: - Initialization

    init(parent: AppCoordinator, dependencyContainer: DependencyContainer) {
        self.parent = parent
        self.dependencyContainer = dependencyContainer
        viewFactory = FavoritesViewFactory(dependencyContainer: dependencyContainer)
    }

    // MARK: - Navigation Methods

    func push(_ route: FavoritesRoute) {
        topStack.append(NavigationItem(route))
    }

    func pop() {
        guard !topStack.isEmpty else { return }
        topStack.removeLast()
    }

    func popToRoot() {
        topStack.removeAll()
    }

    func present(_ route: FavoritesRoute, fullScreen: Bool = false) {
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
    func close(_ route: FavoritesRoute) {
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

    func handle(deepLink route: FavoritesRoute) {
        dismiss()
        popToRoot()

        switch route {
        case .list:
            break
        case .detail(let itemId):
            push(.detail(itemId: itemId))
        }
    }

    // MARK: - Data

    /// Closes everything and forgets what was loaded.
    func reset() {
        dismiss()
        popToRoot()
        childCoordinators.removeAll()
        viewFactory.clearCache()
    }

    private func keepOpenViewModels() {
        let items = navigationStack + [presentedSheet, presentedFullScreen].compactMap { $0 } + presentedStack
        viewFactory.keepViewModels(of: items.compactMap { $0.route.base as? FavoritesRoute })
    }

    // MARK: - View Building

    @ViewBuilder
    func build(_ route: FavoritesRoute) -> some View {
        switch route {
        case .list:
            viewFactory.makeListView(coordinator: self)
        case .detail(let itemId):
            viewFactory.makeDetailView(itemId: itemId, coordinator: self)
        }
    }

    func rootView() -> some View {
        FavoritesCoordinatorView(coordinator: self)
    }
}
