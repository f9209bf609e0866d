import Combine
import SwiftUI

@MainActor
final class ClaimsCoordinator: ObservableObject {
    // MARK: - Published State

    @Published var navigationStack: [NavigationItem] = [] {
        didSet { keepOpenViewModels() }
    }
    /// What is presented, each screen above the one before.
    @Published var presented: [PresentedScreen] = [] {
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

    private weak var parent: AppCoordinator?
    /// Flows that were started from here, by name, until they end.
    var childCoordinators: [String: AnyObject] = [:]

    // MARK: - Dependencies

    private let dependencyContainer: DependencyContainer
    private let viewFactory: ClaimsViewFactory

    // MARK: - Initialization

    init(parent: AppCoordinator, dependencyContainer: DependencyContainer) {
        self.parent = parent
        self.dependencyContainer = dependencyContainer
        viewFactory = ClaimsViewFactory(dependencyContainer: dependencyContainer)
    }

    // MARK: - Navigation Methods

    func push(_ route: ClaimsRoute) {
        topStack.append(NavigationItem(route))
    }

    func pop() {
        guard !topStack.isEmpty else { return }
        topStack.removeLast()
    }

    func popToRoot() {
        topStack.removeAll()
    }

    func present(_ route: ClaimsRoute, fullScreen: Bool = false) {
        presented.append(PresentedScreen(item: NavigationItem(route), isFullScreen: fullScreen))
    }

    /// Takes down all that is presented.
    func dismiss() {
        presented = []
    }

    /// Closes a screen if it is open still: a presented one with what is above it.
    func close(_ route: ClaimsRoute) {
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

    func handle(deepLink route: ClaimsRoute) {
        dismiss()
        popToRoot()

        switch route {
        case .list:
            break
        case .detail(let claimId):
            push(.detail(claimId: claimId))
        case .edit(let claimId):
            push(.detail(claimId: claimId))
            push(.edit(claimId: claimId))
        case .add:
            push(.add)
        case .progress(let claimId):
            push(.detail(claimId: claimId))
            push(.progress(claimId: claimId))
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
        viewFactory.keepViewModels(of: items.compactMap { $0.route.base as? ClaimsRoute })
    }

    // MARK: - View Building

    @ViewBuilder
    func build(_ route: ClaimsRoute) -> some View {
        switch route {
        case .list:
            viewFactory.makeListView(coordinator: self)
        case .detail(let claimId):
            viewFactory.makeDetailView(claimId: claimId, coordinator: self)
        case .edit(let claimId):
            viewFactory.makeEditView(claimId: claimId, coordinator: self)
        case .add:
            viewFactory.makeAddView(coordinator: self)
        case .progress(let claimId):
            viewFactory.makeProgressView(claimId: claimId, coordinator: self)
        }
    }

    func rootView() -> some View {
        ClaimsCoordinatorView(coordinator: self)
    }
}
