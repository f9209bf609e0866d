import About
import Common
import Foundation
import Home
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
            HomeAssembly(),
            AboutAssembly(),
            AppCoordinatorAssembly(),
        ]
        coordinator = AppCoordinator(router: router, resolver: Assembler(assemblies).resolver)
    }

    private func home() throws -> HomeFlowCoordinatorProtocol {
        try #require(coordinator.childCoordinators.last as? HomeFlowCoordinatorProtocol)
    }

    // MARK: - Flow

    @Test("starts at home")
    func starts() throws {
        coordinator.start()
        _ = try home()
        #expect(navigationController.viewControllers.count == 1)
        #expect(coordinator.childCoordinators.count == 1)
    }

    @Test("home starts every feature, and lets go of it when it is left")
    func reachesFeatures() throws {
        coordinator.start()
        try expectReachable(.about, as: AboutFlowCoordinatorProtocol.self)
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

    @Test("a link to about opens the feature, above home alone")
    func opensAbout() throws {
        coordinator.start()
        try home().show(.about)
        coordinator.handle(try url("about"))
        #expect(try home().childCoordinators.last is AboutFlowCoordinatorProtocol)
        #expect(try home().childCoordinators.count == 1)
    }

    @Test("a link to home leaves home alone")
    func returnsHome() throws {
        coordinator.start()
        try home().show(.about)
        coordinator.handle(try url("home"))
        #expect(navigationController.viewControllers.count == 1)
    }

    @Test("a link waits until the user has agreed to lose what was entered in a form")
    func asksBeforeDiscarding() throws {
        let form = Form()
        coordinator.start()
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
        coordinator.start()
        try home().show(.about)
        coordinator.handle(try url("nowhere"))
        #expect(navigationController.viewControllers.count == 2)
    }
}
