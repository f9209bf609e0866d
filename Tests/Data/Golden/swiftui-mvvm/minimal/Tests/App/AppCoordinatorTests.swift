import Foundation
import SwiftUI
import Testing

@testable import Demo

@MainActor
struct AppCoordinatorTests {
    private let root: Route = .about
    private let coordinator: AppCoordinator

    init() {
        coordinator = DIContainer(configuration: AppConfiguration(info: [:])).coordinator
    }

    // MARK: - Navigation

    @Test("shows the root of a tab by going back to it")
    func goesBackToTabs() {
        coordinator.path = NavigationPath([root])
        coordinator.selectedTab = .about
        coordinator.presented = [PresentedScreen(route: root)]
        coordinator.navigate(to: root)
        #expect(coordinator.selectedTab == root)
        #expect(coordinator.path.isEmpty)
        #expect(coordinator.presented.isEmpty)
    }

    @Test("pops one screen at a time, and nothing at the root")
    func pops() {
        coordinator.path = NavigationPath([root, root])
        coordinator.pop()
        #expect(coordinator.path == NavigationPath([root]))

        coordinator.pop()
        coordinator.pop()
        #expect(coordinator.path.isEmpty)
    }

    @Test("closes a screen that is on top, in any tab, and nothing else")
    func closes() {
        coordinator.presented = [PresentedScreen(route: root)]
        coordinator.close(root)
        #expect(coordinator.presented.isEmpty)
    }

    @Test("pops to the root from any depth")
    func popsToRoot() {
        coordinator.path = NavigationPath([root, root])
        coordinator.popToRoot()
        #expect(coordinator.path.isEmpty)
    }

    @Test("dismisses whatever is presented")
    func dismisses() {
        coordinator.presented = [PresentedScreen(route: root), PresentedScreen(route: root)]
        coordinator.dismiss()
        #expect(coordinator.presented.isEmpty)
    }

    @Test("a URL that names no screen changes nothing")
    func ignoresOtherURLs() throws {
        coordinator.path = NavigationPath([root])
        coordinator.presented = [PresentedScreen(route: root)]
        coordinator.open(try #require(URL(string: "\(DeepLink.scheme)://nowhere")))
        #expect(coordinator.path == NavigationPath([root]))
        #expect(coordinator.presented.map(\.route) == [root])
    }

    // MARK: - Input

    @Test("asks before it closes a form with input, and keeps no form")
    func asksBeforeDiscarding() {
        weak var closed: Form?
        closed = coordinator.asking(Form())
        #expect(closed == nil)

        let form = coordinator.asking(Form())
        coordinator.presented = [PresentedScreen(route: root)]
        coordinator.navigate(to: root)
        #expect(coordinator.presented.map(\.route) == [root])

        form.pendingDiscard?()
        #expect(coordinator.presented.isEmpty)
    }

    private final class Form: DiscardConfirming {
        let hasInput = true
        var pendingDiscard: (() -> Void)?
    }

    // MARK: - Refreshing

    @Test("refreshes the screens that are there, and keeps none of them")
    func refreshes() async {
        weak var closed: Screen?
        closed = coordinator.refreshing(Screen())
        #expect(closed == nil)

        let open = coordinator.refreshing(Screen())
        await coordinator.refresh()
        #expect(open.refreshes == 1)
    }

    private final class Screen: Refreshable {
        private(set) var refreshes = 0

        func refresh() async {
            refreshes += 1
        }
    }
}
