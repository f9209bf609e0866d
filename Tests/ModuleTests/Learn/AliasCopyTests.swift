import Diagnostics
import Testing

@testable import ModulePlanning

@Suite("What a copy has through aliases")
struct AliasCopyTests {
    /// An app with a module `Home` whose types have words of their own.
    private func app(_ map: String, page: String = "let viewModel: MapViewModel", kit: String = "") throws -> LearntApp
    {
        try LearntApp([
            "Shop/App/Kit.swift": "class Page {}\n" + kit,
            "Shop/Home/HomeCoordinator.swift":
                "final class HomeCoordinator {\n    func start() -> Page { MapPage(viewModel: DefaultMapViewModel()) }\n}\n",
            "Shop/Home/MapPage.swift": "final class MapPage: Page {\n    \(page)\n}\n",
            "Shop/Home/MapViewModel.swift": map,
            "Shop/Profile/ProfileCoordinator.swift":
                "final class ProfileCoordinator {\n    func start() -> Page { ProfilePage() }\n}\n",
            "Shop/Profile/ProfilePage.swift": "final class ProfilePage: Page {}\n",
        ])
    }

    @Test(
        "an alias that stands for a type of the module is the copy's own, with what stands for it",
        arguments: [
            (
                "protocol MapInput {}\nprotocol MapOutput {}\ntypealias MapViewModel = MapInput & MapOutput\nfinal class DefaultMapViewModel: MapViewModel {}\n",
                "protocol WishesMapInput {}\nprotocol WishesMapOutput {}\ntypealias WishesMapViewModel = WishesMapInput & WishesMapOutput\nfinal class WishesDefaultMapViewModel: WishesMapViewModel {}\n"
            ),
            (
                "typealias MapViewModel = Both\ntypealias Both = Input & Closing\nprotocol Input {}\nprotocol Closing {}\nfinal class DefaultMapViewModel: MapViewModel {}\n",
                "typealias WishesMapViewModel = WishesBoth\ntypealias WishesBoth = WishesInput & WishesClosing\nprotocol WishesInput {}\nprotocol WishesClosing {}\nfinal class WishesDefaultMapViewModel: WishesMapViewModel {}\n"
            ),
            (
                "struct Place {}\ntypealias MapViewModel = Store<Place>\ntypealias Handler<Value> = (Value, Place) -> Void\nextension MapViewModel {\n    func first() -> Place? { nil }\n}\nfinal class DefaultMapViewModel: MapViewModel {\n    var handler: Handler<Int>?\n}\n",
                "struct WishesPlace {}\ntypealias WishesMapViewModel = Store<WishesPlace>\ntypealias WishesHandler<Value> = (Value, WishesPlace) -> Void\nextension WishesMapViewModel {\n    func first() -> WishesPlace? { nil }\n}\nfinal class WishesDefaultMapViewModel: WishesMapViewModel {\n    var handler: WishesHandler<Int>?\n}\n"
            ),
            (
                "protocol Loads {}\nenum Types {\n    typealias Model = Loads\n}\ntypealias MapViewModel = Types.Model\nfinal class DefaultMapViewModel: MapViewModel {}\n",
                "protocol WishesLoads {}\nenum WishesTypes {\n    typealias Model = WishesLoads\n}\ntypealias WishesMapViewModel = WishesTypes.Model\nfinal class WishesDefaultMapViewModel: WishesMapViewModel {}\n"
            ),
        ]
    )
    func ownAliases(text: String, copied: String) throws {
        let app = try app(text, kit: "class Store<Value> {}\n")
        try app.copy("Home", to: "Wishes")
        #expect(app.text("Shop/Wishes/WishesMapViewModel.swift") == copied)
        #expect(
            app.text("Shop/Wishes/WishesMapPage.swift")
                == "final class WishesMapPage: Page {\n    let viewModel: WishesMapViewModel\n}\n"
        )
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test(
        "a member that a protocol requires through an alias or a composition keeps its name",
        arguments: ["Loading", "LoadsMovies & Titled", "Nearer"]
    )
    func requirements(clause: String) throws {
        let store =
            "final class MoviesStore: \(clause) {\n    var moviesTitle = \"\"\n    func loadMovies() { print(moviesTitle) }\n}\n"
        let app = try LearntApp.shop([
            "Shop/App/Kit.swift":
                "protocol LoadsMovies { func loadMovies() }\nprotocol Titled { var moviesTitle: String { get } }\ntypealias Loading = LoadsMovies & Titled\ntypealias Nearer = Loading\n",
            "Shop/Movies/MoviesStore.swift": store,
        ])
        try app.copy("Movies", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesStore.swift") == store.replacing("class MoviesStore", with: "class WishesStore")
        )
    }

    @Test("a function that takes a type of the module is another one for the copy's")
    func overloads() throws {
        let page =
            "let viewModel: DefaultMapViewModel\n    func show() { describe(self) }\n}\n\nfunc describe(_ page: MapPage) {\n    print(page)"
        let app = try app("final class DefaultMapViewModel {}\n", page: page)
        try app.copy("Home", to: "Wishes")
        #expect(
            app.text("Shop/Wishes/WishesMapPage.swift")
                == "final class WishesMapPage: Page {\n    let viewModel: WishesDefaultMapViewModel\n    func show() { describe(self) }\n}\n\nfunc describe(_ page: WishesMapPage) {\n    print(page)\n}\n"
        )
    }

    @Test(
        "a function of the rest of the app that takes a type of the module is another one for the copy's",
        arguments: [
            (
                "struct User {}\nextension User {\n    func update(page: MapPage) { print(page) }\n}\n",
                "user.update(page: self)",
                "struct User {}\nextension User {\n    func update(page: MapPage) { print(page) }\n    func update(page: WishesMapPage) { print(page) }\n}\n"
            ),
            (
                "protocol Router {\n    func open(_ page: MapPage, animated: Bool)\n}\nfinal class AppRouter: Router {\n    func open(_ page: MapPage, animated: Bool) {}\n}\n",
                "router.open(self, animated: true)",
                "protocol Router {\n    func open(_ page: MapPage, animated: Bool)\n    func open(_ page: WishesMapPage, animated: Bool)\n}\nfinal class AppRouter: Router {\n    func open(_ page: MapPage, animated: Bool) {}\n    func open(_ page: WishesMapPage, animated: Bool) {}\n}\n"
            ),
            (
                "func describe(_ page: MapPage?) {\n    print(1)\n}\n", "describe(self)",
                "func describe(_ page: MapPage?) {\n    print(1)\n}\nfunc describe(_ page: WishesMapPage?) {\n    print(1)\n}\n"
            ),
            (
                "struct Caption {\n    init(of page: MapPage) {}\n    init(text: String) {}\n}\n", "Caption(of: self)",
                "struct Caption {\n    init(of page: MapPage) {}\n    init(of page: WishesMapPage) {}\n    init(text: String) {}\n}\n"
            ),
            (
                "struct User {\n    func update(page: MapPage) {}\n}\n", "user.update(number: 1)",
                "struct User {\n    func update(page: MapPage) {}\n}\n"
            ),
        ]
    )
    func outerOverloads(kit: String, use: String, copied: String) throws {
        let app = try app(
            "final class DefaultMapViewModel {}\n",
            page: "let viewModel: DefaultMapViewModel\n    func show() { \(use) }",
            kit: kit
        )
        try app.copy("Home", to: "Wishes")
        #expect(app.text("Shop/App/Kit.swift") == "class Page {}\n" + copied)
        try app.remove("Wishes")
        #expect(app.isAsBefore)
    }

    @Test(
        "a function or value of a type of the module, without its name, refuses the copy",
        arguments: [
            ("func standard() -> DefaultMapViewModel { DefaultMapViewModel() }", "standard()", 2, 6),
            ("let standard = DefaultMapViewModel()", "standard", 2, 5),
            ("var standard: DefaultMapViewModel { DefaultMapViewModel() }", "standard", 2, 5),
        ]
    )
    func unnamed(declaration: String, use: String, line: Int, column: Int) throws {
        let app = try app(
            "final class DefaultMapViewModel {}\n\(declaration)\n",
            page: "let viewModel: DefaultMapViewModel = \(use)"
        )
        let refusal = try #require(app.refusal(of: "Home", to: "Wishes"))
        #expect(refusal.exitCode == 2)
        #expect(
            refusal.description.hasPrefix(
                "Shop/Home/MapViewModel.swift:\(line):\(column): error: \"standard\" is of a type that is copied"
            ),
            "\(refusal.description)"
        )
        #expect(app.isAsBefore)
    }
}
