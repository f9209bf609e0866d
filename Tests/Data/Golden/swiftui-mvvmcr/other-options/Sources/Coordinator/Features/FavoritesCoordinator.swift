import SwiftUI

@MainActor
@Observable
final class FavoritesCoordinator {
    // MARK: - State

    var navigationStack: [NavigationItem] = [] {
        didSet { keepOpenViewModels() }
    }
    /// What is presented, each screen above the one before.
    var presented: [PresentedScreen] = [] {
        didSet { keepOpenViewModels() }
    }

    /// What is in front, if it is a sheet.
    var presentedSheet: NavigationItem? {
        presented.last.flatMap { $0.isFullScreen ? nil : $0.item }
    }

    /// What is in front, if it covers the full screen.
    var presentedFullScreen: NavigationItem? {
        presented.last.flatMap { $0.isFullScreen ? $0.item : nil }
    }

    // MARK: - Parent Reference

    @ObservationIgnored private weak var parent: AppCoordinator?
    /// Flows that were started from here, by name, until they end.
    @ObservationIgnored var childCoordinators: [String: AnyObject] = [:]

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
        presented.append(PresentedScreen(item: NavigationItem(route), isFullScreen: fullScreen))
    }

    /// Takes down all that is presented.
    func dismiss() {
        presented = []
    }

    /// Closes a screen if it is open still: a presented one with what is above it.
    func close(_ route: FavoritesRoute) {
        navigationStack.removeAll { $0.route == AnyHashable(route) }
        if let index = presented.lastIndex(where: { $0.item.route == AnyHashable(route) }) {
            presented.removeSubrange(index...)
        }
        for index in presented.indices {
            presented[index].stack.removeAll { $0.route == AnyHashable(route) }
        }
    }

    /// The stack that is in front: of what is presented, or else the feature's own.
    private var topStack: [NavigationItem] {
        get { presented.last?.stack ?? navigationStack }
        set {
            if presented.isEmpty {
                navigationStack = newValue
            } else {
                presented[presented.count - 1].stack = newValue
            }
        }
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
        case .edit(let itemId, let mode):
            push(.detail(itemId: itemId))
            present(.edit(itemId: itemId, mode: mode))
        case .settings:
            push(.settings)
        }
    }

    // MARK: - Data

    /// The open forms, which are asked before they are closed in favour of another screen.
    var forms: [DiscardConfirming] {
        viewFactory.forms
    }

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
        let items = navigationStack + presented.flatMap { [$0.item] + $0.stack }
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
        case .edit(let itemId, let mode):
            viewFactory.makeEditView(itemId: itemId, mode: mode, coordinator: self)
        case .settings:
            viewFactory.makeSettingsView(coordinator: self)
        }
    }

    func rootView() -> some View {
        FavoritesCoordinatorView(coordinator: self)
    }
}
