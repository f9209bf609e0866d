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
    /// What is presented, each screen above the one before.
    @Published var presented: [PresentedScreen] = []

    // MARK: - Dependencies

    let container: DIContainer
    private var refreshables: [() -> Refreshable?] = []
    private var forms: [() -> DiscardConfirming?] = []

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
        get { presented.last?.path ?? path }
        set {
            if presented.isEmpty {
                path = newValue
            } else {
                presented[presented.count - 1].path = newValue
            }
        }
    }

    /// Shows a screen, pushed or presented as its route says; the root of a tab by going back to it.
    func navigate(to route: Route) {
        if isTab(route) {
            discardingInput { self.show(route) }
        } else {
            show(route)
        }
    }

    private func isTab(_ route: Route) -> Bool {
        AppTab.all.contains { $0.root == route }
    }

    private func show(_ route: Route) {
        if isTab(route) {
            dismiss()
            selectedTab = route
            popToRoot()
            return
        }
        switch route.presentation {
        case .push:
            topPath.append(route)
        case .sheet, .fullScreen:
            presented.append(PresentedScreen(route: route))
        }
    }

    /// Closes a screen: a presented one with what is above it, a pushed one if it is the last of its path.
    func close(_ route: Route) {
        if let index = presented.lastIndex(where: { $0.route == route }) {
            presented.removeSubrange(index...)
        }
        for index in presented.indices {
            presented[index].path = presented[index].path.closing(route)
        }
        paths = paths.mapValues { $0.closing(route) }
    }

    func dismiss() {
        presented = []
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
        discardingInput {
            self.dismiss()
            for route in stack { self.show(route) }
        }
    }

    // MARK: - Input

    /// Has a form be asked before it is closed in favour of another screen, for as long as its screen is there.
    func asking<Form: DiscardConfirming>(_ form: Form) -> Form {
        forms.removeAll { $0() == nil }
        forms.append { [weak form] in form }
        return form
    }

    /// Does what would close forms: at once, or when the user has agreed to lose what was entered last.
    private func discardingInput(by action: @escaping () -> Void) {
        if let form = forms.compactMap({ $0() }).last(where: \.hasInput) {
            form.discardInput(by: action)
        } else {
            action()
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
