import Authentication
import Common
import Favorites
import Foundation
import Home
import Splash
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import Demo

@MainActor
struct AppCoordinatorTests {
    private let navigationController = UINavigationController()
    private let router: Router
    private let coordinator: AppCoordinator

    init() {
        router = NavigationRouter(navigationController: navigationController)
        let assemblies: [Assembly] = [
            CommonAssembly(),
            AuthenticationAssembly(),
            HomeAssembly(),
            SplashAssembly(),
            FavoritesAssembly(),
            AppCoordinatorAssembly(),
        ]
        coordinator = AppCoordinator(router: router, resolver: Assembler(assemblies).resolver)
    }

    private func home() throws -> HomeFlowCoordinatorProtocol {
        try #require(coordinator.childCoordinators.last as? HomeFlowCoordinatorProtocol)
    }

    // MARK: - Flow

    @Test("starts with the splash screen")
    func starts() {
        coordinator.start()
        #expect(navigationController.viewControllers.count == 1)
        #expect(coordinator.childCoordinators.isEmpty)
    }

    @Test("goes home when the user has signed in")
    func goesHome() throws {
        coordinator.showAuthentication()
        #expect(coordinator.childCoordinators.last is AuthenticationFlowCoordinatorProtocol)

        coordinator.childCoordinators.last?.finish()
        _ = try home()
        #expect(coordinator.childCoordinators.count == 1)
    }

    @Test("asks to sign in when the user has signed out")
    func signsOut() throws {
        coordinator.showHome()
        try home().finish()
        #expect(coordinator.childCoordinators.last is AuthenticationFlowCoordinatorProtocol)
        #expect(coordinator.childCoordinators.count == 1)
    }

    @Test("home starts every feature, and lets go of it when it is left")
    func reachesFeatures() throws {
        coordinator.showHome()
        try expectReachable(.favorites, as: FavoritesFlowCoordinatorProtocol.self)
    }

    private func expectReachable<Flow>(_ feature: Feature, as flow: Flow.Type) throws {
        let home = try home()
        home.show(feature)
        #expect(home.childCoordinators.last is Flow)
        #expect(navigationController.viewControllers.count == 2)

        router.pop()
        #expect(home.childCoordinators.isEmpty)
    }

    // MARK: - Deep links

    private func url(_ path: String) throws -> URL {
        try #require(URL(string: "\(AppDeepLinkParser.scheme)://\(path)"))
    }

    @Test("a link to favorites opens the feature, above home alone")
    func opensFavorites() throws {
        coordinator.showHome()
        try home().show(.favorites)
        coordinator.handle(try url("favorites/item-1"))
        #expect(try home().childCoordinators.last is FavoritesFlowCoordinatorProtocol)
        #expect(try home().childCoordinators.count == 1)
    }

    @Test("a link to home leaves home alone")
    func returnsHome() throws {
        coordinator.showHome()
        try home().show(.favorites)
        coordinator.handle(try url("home"))
        #expect(navigationController.viewControllers.count == 1)
    }

    @Test("a link waits until the user has signed in, and is opened once")
    func waits() throws {
        coordinator.showAuthentication()
        coordinator.handle(try url("favorites"))
        #expect(navigationController.viewControllers.count == 1)

        coordinator.childCoordinators.last?.finish()
        #expect(navigationController.viewControllers.count == 2)

        try home().finish()
        coordinator.childCoordinators.last?.finish()
        #expect(navigationController.viewControllers.count == 1)
    }

    @Test("a link waits until the user has agreed to lose what was entered in a form")
    func asksBeforeDiscarding() throws {
        let form = Form()
        coordinator.showHome()
        router.push(FormController(rootView: EmptyView(), form: form), completion: nil)
        coordinator.handle(try url("home"))
        #expect(navigationController.viewControllers.count == 2)

        form.pendingDiscard?()
        #expect(navigationController.viewControllers.count == 1)
    }

    private final class Form: DiscardConfirming {
        let hasInput = true
        var pendingDiscard: (() -> Void)?
    }

    @Test("a URL that is none of the app's changes nothing")
    func ignoresOthers() throws {
        coordinator.showHome()
        try home().show(.favorites)
        coordinator.handle(try url("nowhere"))
        #expect(navigationController.viewControllers.count == 2)
    }
}
