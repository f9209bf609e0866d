import Combine
import Foundation
import OSLog
import SwiftUI

enum AppTab: String, CaseIterable {
    case pets
    case visits
}

/// Holds all 2 child coordinators, the tab and the links that came before the sign-in.
final class AppCoordinator: ObservableObject {

    // MARK: - Published State

    @Published var selectedTab: AppTab = .pets
    @Published private(set) var isSignedIn = false

    // MARK: - Child Coordinators

    @Published private(set) var petsCoordinator: PetsCoordinator!
    @Published private(set) var visitsCoordinator: VisitsCoordinator!

    // MARK: - Dependencies

    private let dependencyContainer: DependencyContainer
    private var pendingDeepLink: URL?

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
        setupChildCoordinators()
    }

    /// Creates all 2 child coordinators.
    private func setupChildCoordinators() {
        petsCoordinator = PetsCoordinator(parent: self, dependencyContainer: dependencyContainer)
        visitsCoordinator = VisitsCoordinator(parent: self, dependencyContainer: dependencyContainer)
        Logger.navigation.debug("2 child coordinators are set up")
    }

    // MARK: - Tabs

    func switchTab(_ tab: AppTab) {
        selectedTab = tab
    }

    // MARK: - Session

    func signIn() {
        isSignedIn = true
        guard let url = pendingDeepLink else { return }
        pendingDeepLink = nil
        handle(deepLink: url)
    }

    func logout() {
        petsCoordinator.popToRoot()
        visitsCoordinator.popToRoot()
        selectedTab = .pets
        isSignedIn = false
    }

    // MARK: - Deep Links

    func handle(deepLink url: URL) {
        guard isSignedIn else {
            pendingDeepLink = url
            return
        }
        switch DeepLinkParser.parse(url) {
        case .success(let route): handle(route: route)
        case .failure(let error): Logger.navigation.error("no route: \(error.localizedDescription)")
        }
    }

    func handle(route: AppRoute) {
        switch route {
        case .pets(let petsRoute):
            selectedTab = .pets
            if let route = petsRoute {
                petsCoordinator.handle(deepLink: route)
            }
        case .visits(let visitsRoute):
            selectedTab = .visits
            if let route = visitsRoute {
                visitsCoordinator.handle(deepLink: route)
            }
        }
    }
}
