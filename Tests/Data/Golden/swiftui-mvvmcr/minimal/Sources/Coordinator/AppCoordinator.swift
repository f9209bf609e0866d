import Combine
import Foundation
import OSLog
import SwiftUI

@MainActor
final class AppCoordinator: ObservableObject {
    // MARK: - Published State

    @Published var selectedTab: AppTab = .about

    // MARK: - Child Coordinators

    @Published private(set) var aboutCoordinator: AboutCoordinator!

    // MARK: - Dependencies

    private let dependencyContainer: DependencyContainer

    // MARK: - Initialization

    init(dependencyContainer: DependencyContainer) {
        self.dependencyContainer = dependencyContainer
        setupChildCoordinators()
    }

    private func setupChildCoordinators() {
        aboutCoordinator = AboutCoordinator(parent: self, dependencyContainer: dependencyContainer)
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
        dismissAll()

        switch route {
        case .about(let route):
            forward(route, to: aboutCoordinator.handle(deepLink:), in: .about)
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
        aboutCoordinator.dismiss()
    }

    // MARK: - View Building

    func rootView() -> some View {
        MainTabView(appCoordinator: self)
    }
}
