import Foundation
import Observation
import SwiftUI
import Testing

@testable import Demo

@MainActor
struct AppCoordinatorTests {
    private let root: Route = .favoritesList
    private let coordinator: AppCoordinator

    init() {
        coordinator = DIContainer(configuration: AppConfiguration(info: [:])).coordinator
    }

    // MARK: - Navigation

    @Test("pushes a screen in the selected tab")
    func pushes() {
        let route: Route = .favoritesDetail(itemId: "item-1")
        coordinator.navigate(to: route)
        #expect(coordinator.path == NavigationPath([route]))
    }

    @Test("pushes a screen in what is presented")
    func pushesInSheets() {
        let route: Route = .favoritesDetail(itemId: "item-1")
        coordinator.presented = [PresentedScreen(route: root)]
        coordinator.navigate(to: route)
        #expect(coordinator.presented.map(\.path) == [NavigationPath([route])])
        #expect(coordinator.path.isEmpty)

        coordinator.pop()
        #expect(coordinator.presented.map(\.path) == [NavigationPath()])
    }

    @Test("presents a sheet above what is presented")
    func presentsSheets() {
        let route: Route = .favoritesAdd
        coordinator.presented = [PresentedScreen(route: root)]
        coordinator.navigate(to: route)
        #expect(coordinator.presented.map(\.route) == [root, route])
        #expect(coordinator.path.isEmpty)
    }

    @Test("shows the root of a tab by going back to it")
    func goesBackToTabs() {
        coordinator.path = NavigationPath([root])
        coordinator.selectedTab = .favoritesList
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
        let route: Route = .favoritesDetail(itemId: "item-1")
        coordinator.path = NavigationPath([root, route])
        coordinator.close(root)
        #expect(coordinator.path == NavigationPath([root, route]))

        coordinator.selectedTab = .favoritesList
        coordinator.close(route)
        #expect(coordinator.paths[root] == NavigationPath([root]))

        coordinator.presented = [PresentedScreen(route: root, path: NavigationPath([route]))]
        coordinator.close(route)
        #expect(coordinator.presented.map(\.path) == [NavigationPath()])

        coordinator.presented = [PresentedScreen(route: route), PresentedScreen(route: root)]
        coordinator.close(root)
        #expect(coordinator.presented.map(\.route) == [route])

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

    @Test("tells views of a change to each property that they read")
    func tellsOfChanges() async {
        await confirmation(expectedCount: 3) { changed in
            withObservationTracking({ _ = coordinator.paths }, onChange: { changed() })
            withObservationTracking({ _ = coordinator.presented }, onChange: { changed() })
            withObservationTracking({ _ = coordinator.selectedTab }, onChange: { changed() })
            coordinator.path = NavigationPath([root])
            coordinator.presented = [PresentedScreen(route: root)]
            coordinator.selectedTab = .favoritesDetail(itemId: "item-1")
        }
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
