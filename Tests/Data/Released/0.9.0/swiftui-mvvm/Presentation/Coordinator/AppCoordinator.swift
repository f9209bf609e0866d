import Combine
import Foundation
import SwiftUI

@MainActor
final class AppCoordinator: ObservableObject, Coordinator {
    // MARK: - Published State

    /// The root of the selected tab.
    @Published var selectedTab: Route = .favoritesList
    /// What is pushed in the tabs, by their roots.
    @Published var paths: [Route: NavigationPath] = [:]
    @Published var sheet: Route? {
        didSet { presentedPath = NavigationPath() }
    }
    @Published var fullScreen: Route? {
        didSet { presentedPath = NavigationPath() }
    }
    /// What is pushed in what is presented.
    @Published var presentedPath = NavigationPath()

    // MARK: - Dependencies

    let container: DIContainer
    private var refreshables: [() -> Refreshable?] = []

    // MARK: - Initialization

    init(container: DIContainer) {
        self.container = container
    }

    // MARK: - Navigation

    /// What is pushed in the selected tab.
    var path: NavigationPath {
        get { paths[selectedTab] ?? NavigationPath() }
        set { paths[selectedTab] = newValue }
    }

    /// What is pushed in what is on top: in what is presented, or else in the selected tab.
    private var topPath: NavigationPath {
        get { isPresenting ? presentedPath : path }
        set {
            if isPresenting {
                presentedPath = newValue
            } else {
                path = newValue
            }
        }
    }

    private var isPresenting: Bool {
        sheet != nil || fullScreen != nil
    }

    /// Shows a screen, pushed or presented as its route says; the root of a tab by going back to it.
    func navigate(to route: Route) {
        if AppTab.all.contains(where: { $0.root == route }) {
            dismiss()
            selectedTab = route
            popToRoot()
            return
        }
        switch route.presentation {
        case .push:
            topPath.append(route)
        case .sheet:
            dismiss()
            sheet = route
        case .fullScreen:
            dismiss()
            fullScreen = route
        }
    }

    /// Closes a screen, pushed or presented, if it is still on top: of its path, whichever tab is selected.
    func close(_ route: Route) {
        if sheet == route { sheet = nil }
        if fullScreen == route { fullScreen = nil }
        presentedPath = presentedPath.closing(route)
        paths = paths.mapValues { $0.closing(route) }
    }

    func dismiss() {
        sheet = nil
        fullScreen = nil
    }

    func pop() {
        guard !topPath.isEmpty else { return }
        topPath.removeLast()
    }

    func popToRoot() {
        topPath = NavigationPath()
    }

    // MARK: - Deep Links

    /// Opens the screen that a URL names, above the screens that lead to it.
    func open(_ url: URL) {
        guard let stack = RouteParser.parse(url)?.stack else { return }
        dismiss()
        for route in stack {
            navigate(to: route)
        }
    }

    // MARK: - Refreshing

    func refresh() async {
        for viewModel in refreshables.compactMap({ $0() }) {
            await viewModel.refresh()
        }
    }

    /// Has `refresh()` reach a view model for as long as its screen is there.
    func refreshing<ViewModel: Refreshable>(_ viewModel: ViewModel) -> ViewModel {
        refreshables.removeAll { $0() == nil }
        refreshables.append { [weak viewModel] in viewModel }
        return viewModel
    }

    // MARK: - View Building

    @ViewBuilder
    func build(_ route: Route) -> some View {
        switch route {
        case .favoritesList:
            FavoritesListView(viewModel: self.makeFavoritesListViewModel())
        case .favoritesDetail(let itemId):
            FavoritesDetailView(viewModel: self.makeFavoritesDetailViewModel(itemId: itemId))
        }
    }
}

extension NavigationPath {
    /// The path without a route that is its last; a path does not tell what is in it.
    fileprivate func closing(_ route: Route) -> NavigationPath {
        guard !isEmpty else { return self }
        var shorter = self
        shorter.removeLast()
        var whole = shorter
        whole.append(route)
        return whole == self ? shorter : self
    }
}
