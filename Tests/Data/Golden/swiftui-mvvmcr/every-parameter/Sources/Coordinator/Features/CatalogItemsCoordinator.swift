import Combine
import SwiftUI

@MainActor
final class CatalogItemsCoordinator: ObservableObject {
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
    private let viewFactory: CatalogItemsViewFactory

    // MARK: - Initialization

    init(parent: AppCoordinator, dependencyContainer: DependencyContainer) {
        self.parent = parent
        self.dependencyContainer = dependencyContainer
        viewFactory = CatalogItemsViewFactory(dependencyContainer: dependencyContainer)
    }

    // MARK: - Navigation Methods

    func push(_ route: CatalogItemsRoute) {
        topStack.append(NavigationItem(route))
    }

    func pop() {
        guard !topStack.isEmpty else { return }
        topStack.removeLast()
    }

    func popToRoot() {
        topStack.removeAll()
    }

    func present(_ route: CatalogItemsRoute, fullScreen: Bool = false) {
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
    func close(_ route: CatalogItemsRoute) {
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

    func handle(deepLink route: CatalogItemsRoute) {
        dismiss()
        popToRoot()

        switch route {
        case .list:
            break
        case .detail(let itemId):
            push(.detail(itemId: itemId))
        case .search(let query, let limit, let minimum, let onlyNew, let order):
            push(.search(query: query, limit: limit, minimum: minimum, onlyNew: onlyNew, order: order))
        case .compare(let first, let others, let date):
            push(.compare(first: first, others: others, date: date))
        case .reviews(let itemId, let stars, let author):
            push(.detail(itemId: itemId))
            push(.reviews(itemId: itemId, stars: stars, author: author))
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
        viewFactory.keepViewModels(of: items.compactMap { $0.route.base as? CatalogItemsRoute })
    }

    // MARK: - View Building

    @ViewBuilder
    func build(_ route: CatalogItemsRoute) -> some View {
        switch route {
        case .list:
            viewFactory.makeListView(coordinator: self)
        case .detail(let itemId):
            viewFactory.makeDetailView(itemId: itemId, coordinator: self)
        case .search(let query, let limit, let minimum, let onlyNew, let order):
            viewFactory.makeSearchView(
                query: query,
                limit: limit,
                minimum: minimum,
                onlyNew: onlyNew,
                order: order,
                coordinator: self
            )
        case .compare(let first, let others, let date):
            viewFactory.makeCompareView(first: first, others: others, date: date, coordinator: self)
        case .reviews(let itemId, let stars, let author):
            viewFactory.makeReviewsView(itemId: itemId, stars: stars, author: author, coordinator: self)
        }
    }

    func rootView() -> some View {
        CatalogItemsCoordinatorView(coordinator: self)
    }
}
