import Combine
import Foundation
import OSLog
import SwiftUI

@MainActor
final class AppCoordinator: ObservableObject {
    // MARK: - Published State

    @Published var selectedTab: AppTab = .favorites
    @Published private(set) var isAuthenticated: Bool

    // MARK: - Child Coordinators

    @Published private(set) var favoritesCoordinator: FavoritesCoordinator!

    // MARK: - Dependencies

    private let dependencyContainer: DependencyContainer
    private var pendingRoute: AppRoute?

    // MARK: - Initialization

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
        isAuthenticated = dependencyContainer.sessionService.isActive
        setupChildCoordinators()
    }

    private func setupChildCoordinators() {
        favoritesCoordinator = FavoritesCoordinator(parent: self, dependencyContainer: dependencyContainer)
    }

    // MARK: - Authentication

    /// Opens the app to the user, and the deep link that waited for it.
    func login() {
        dependencyContainer.sessionService.start()
        isAuthenticated = true

        if let route = pendingRoute {
            pendingRoute = nil
            handle(route: route)
        }
    }

    /// Closes the app and forgets what it had loaded for the user.
    func logout() {
        dependencyContainer.sessionService.end()
        isAuthenticated = false
        pendingRoute = nil
        selectedTab = .favorites
        favoritesCoordinator.reset()
    }

    // MARK: - Navigation

    func switchTab(_ tab: AppTab) {
        selectedTab = tab
    }

    // MARK: - Deep Link Handling

    func handle(url: URL) {
        switch DeepLinkParser.parse(url) {
        case .success(let route):
            discardingInput { self.handle(route: route) }
        case .failure(let error):
            Logger.app.error("Ignored a deep link: \(String(describing: error))")
        }
    }

    func handle(route: AppRoute) {
        guard isAuthenticated else {
            pendingRoute = route
            return
        }
        dismissAll()

        switch route {
        case .favorites(let route):
            forward(route, to: favoritesCoordinator.handle(deepLink:), in: .favorites)
        }
    }

    /// Does what would close forms: at once, or when the user has agreed to lose what was entered.
    func discardingInput(by action: @escaping () -> Void) {
        if let form = forms.joined().first(where: \.hasInput) {
            form.discardInput(by: action)
        } else {
            action()
        }
    }

    /// The features' open forms.
    private var forms: [[DiscardConfirming]] {
        []
    }

    /// Selects a feature's tab, if it has one, and hands it the route, if there is one.
    private func forward<FeatureRoute>(
        _ route: FeatureRoute?,
        to open: @MainActor (FeatureRoute) -> Void,
        in tab: AppTab? = nil
    ) {
        if let tab { selectedTab = tab }
        if let route { open(route) }
    }

    /// Takes down whatever a feature presents: it would cover the screen that is about to be shown.
    private func dismissAll() {
        favoritesCoordinator.dismiss()
    }

    // MARK: - View Building

    func rootView() -> some View {
        AppView(appCoordinator: self)
    }

    func signInView() -> some View {
        SignInView(viewModel: SignInViewModel(coordinator: self))
    }
}
