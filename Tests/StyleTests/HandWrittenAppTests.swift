import Foundation
import TestSupport
import Testing

/// A module in an app that people wrote follows that app.
struct HandWrittenAppTests {
    @Test("a tab is a property with a path of its own, where the others are")
    func tabProperty() throws {
        let files = try files(of: "seed-swap", style: "swiftui-mvvm")
        let view = try #require(files["seed-swap/App/RootView.swift"])
        #expect(view.contains("            swapsTab\n            favoritesTab\n"))
        #expect(view.contains("coordinator.view(for: .favoritesList)"))
        #expect(view.contains(#".tabItem { Label("Favorites", systemImage: "star") }"#))
        #expect(view.contains(".tag(AppTab.favorites)"))
        let coordinator = try #require(files["seed-swap/Navigation/AppCoordinator.swift"])
        #expect(coordinator.contains("@Published var favoritesPath = NavigationPath()"))
    }

    @Test("a tab's title, symbol and first route come in the form of the other tabs'")
    func tabSwitches() throws {
        let files = try files(of: "Tidewater", style: "swiftui-mvvm")
        let tabs = try #require(files["Tidewater/Navigation/MainTab.swift"])
        #expect(tabs.contains(#"case .favorites: "Favorites""#))
        #expect(tabs.contains(#"case .favorites: "star""#))
        #expect(tabs.contains("case .favorites: .favoritesList"))
        let routes = try #require(files["Tidewater/Navigation/Destination.swift"])
        #expect(routes.contains(#"case .favoritesDetail(let itemId): "favoritesDetail-\(itemId)""#))
    }

    @Test("a tab has the module's title, where the last tab's title is not its name, in a container called Container")
    func tabTitle() throws {
        let files = try files(of: "Meeplehouse", style: "swiftui-mvvm")
        let tabs = try #require(files["Meeplehouse/Routing/TabItem.swift"])
        #expect(tabs.contains(#"case .loans: return "On loan""#))
        #expect(tabs.contains(#"case .favorites: return "Favorites""#))
        let container = try #require(files["Meeplehouse/App/Container.swift"])
        #expect(container.contains("lazy var favoritesRepository: FavoritesRepositoryProtocol"))
    }

    @Test(
        "where the app's data come from no network service like ours, the module has a mock",
        arguments: [("swiftui-mvvm", "seed-swap"), ("swiftui-mvvm", "Tidewater"), ("swiftui-mvvmcr", "Vetbook")]
    )
    func mock(style: String, app: String) throws {
        let files = try files(of: app, style: style)
        let added = files.filter { $0.key.contains("Favorites") }
        #expect(added.contains { $0.key.contains("MockFavorites") })
        #expect(!added.contains { $0.value.contains("networkService") })
    }

    @Test("a mock that a container off the main actor makes has an initialiser for it")
    func isolation() throws {
        let files = try files(of: "Tidewater", style: "swiftui-mvvm")
        let mock = try #require(files.first { $0.key.hasSuffix("MockFavoritesRepository.swift") })
        #expect(mock.value.contains("nonisolated init() {}"))
        let container = try #require(files["Tidewater/AppContainer.swift"])
        let made = "let favoritesRepository: FavoritesRepositoryProtocol = InMemoryFavoritesRepository()"
        #expect(container.contains(made))
    }

    @Test("the app's state views get what they ask for, and no key where they take a text")
    func stateViews() throws {
        let files = try files(of: "Vetbook", style: "swiftui-mvvmcr")
        let view = try #require(files["Vetbook/Sources/Views/Favorites/FavoritesListView.swift"])
        #expect(view.contains(#"iconName: "exclamationmark.triangle""#))
        #expect(view.contains(#"message: String(localized: "favorites.list.error")"#))
        #expect(view.contains(#"title: String(localized: "favorites.list.empty.title")"#))
    }

    @Test("view models have no base class where the app's own have none", arguments: ["Meeplehouse", "Tidewater"])
    func ownState(app: String) throws {
        let files = try files(of: app, style: "swiftui-mvvm")
        #expect(!files.keys.contains { $0.hasSuffix("BaseViewModel.swift") })
        let viewModel = try #require(files.first { $0.key.hasSuffix("/FavoritesListViewModel.swift") }?.value)
        #expect(!viewModel.contains("BaseViewModel"))
        #expect(viewModel.contains("private(set) var isLoading = false"))
        #expect(viewModel.contains("    private func perform("))
    }

    @Test("tests import the module by its real name")
    func moduleName() throws {
        let files = try files(of: "seed-swap", style: "swiftui-mvvm")
        let tests = files.filter { $0.key.contains("FavoritesListViewModelTests") }
        #expect(tests.values.contains { $0.contains("@testable import seed_swap") })
    }

    /// The files of an app of `Tests/Data/Apps` with the module Favorites.
    private func files(of app: String, style: String) throws -> [String: String] {
        let styled = try StyledApp(style, copying: Repository.apps.appendingPathComponent("\(style)/\(app)"))
        try styled.module("Favorites", screens: "list,detail")
        return styled.files
    }
}
