import BuiltInStyles
import Diagnostics
import Foundation
import Testing

@testable import AppModel
@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// A new module stands, and is written, as the app's own modules are.
struct NeighbourTests {
    private let favorites = flags("Favorites", screens: "list,detail")

    private func app(_ files: [String: String]) throws -> ToyApp {
        try ToyApp(files: files, style: "uikit-mvvmc", of: StyleLibrary(files: BuiltInStyles.files))
    }

    /// A module by hand: a container, a coordinator, and a screen with its view model.
    private func profile(_ path: (String) -> String, _ text: (String, String) -> String = { $1 }) -> [String: String] {
        let types = [
            "AppDIContainer": "final class AppDIContainer {}\n",
            "ProfileDIContainer": "final class ProfileDIContainer {}\n",
            "ProfileCoordinator": "final class ProfileCoordinator {}\n",
            "ProfileViewModel":
                "protocol ProfileViewModelInput {}\nprotocol ProfileViewModelOutput {}\n"
                + "final class ProfileViewModel {\n    let name = \"\"\n}\n",
            "ProfileViewController": "final class ProfileViewController {}\n",
        ]
        return Dictionary(uniqueKeysWithValues: types.map { (path($0), text("\($0).swift", $1)) })
    }

    private func paths(_ plan: ChangeSet) -> [String] {
        plan.files.filter { !$0.isOfApp && $0.status == .created }.map(\.path)
    }

    @Test("what modules share goes beside what the app has of it, and never into a module's own folder")
    func sharedPieces() throws {
        let library = StyleLibrary(files: BuiltInStyles.files)
        let style = try library.style(Located("swiftui-mvvmcr", at: SourceMark(source: "--style")))
        let files = [
            "Shop/App/Container.swift": "class DependencyContainer {}\nclass AppCoordinator { init() {} }\n",
            "Shop/Routing/Route.swift": "protocol Route {}\n",
            "Shop/Features/Home/HomeRoute.swift": "enum HomeRoute: Route {}\n",
            "Shop/Features/Home/HomeCoordinator.swift": "final class HomeCoordinator {}\n",
            "Shop/Features/Home/HomeViewFactory.swift": "final class HomeViewFactory {}\n",
        ]
        let app = try ToyApp(files: files)
        var tree = try FileTree(root: app.root)
        let (spec, problems) = favorites.spec()
        let request = ModuleRequest(spec: spec, problems: problems, isPartial: true)
        let plan = try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &tree)
        let paths = plan.files.filter { $0.status == .created }.map(\.path)
        #expect(paths.contains("Shop/Features/Favorites/FavoritesRoute.swift"))
        #expect(paths.contains("Shop/Routing/DeepLink.swift"))
        #expect(paths.contains("Shop/ViewFactory/ViewModelCache.swift"))
        #expect(paths.contains("Shop/Models/Favorite.swift"))
    }

    @Test("tests go where the app's are, though all its sources have moved into a folder of their own")
    func testFolder() throws {
        let library = StyleLibrary(files: BuiltInStyles.files)
        let style = try library.style(Located("swiftui-mvvmcr", at: SourceMark(source: "--style")))
        let files = [
            "shop/Sources/DI/Container.swift": "class DependencyContainer {}\nclass AppCoordinator { init() {} }\n",
            "shop/Sources/Router/HomeRoute.swift": "enum HomeRoute {}\n",
            "shop/Sources/Coordinator/Features/HomeCoordinator.swift": "final class HomeCoordinator {}\n",
            "shop/Sources/ViewFactory/HomeViewFactory.swift": "final class HomeViewFactory {}\n",
            "shopTests/HomeTests.swift": "import XCTest\n",
        ]
        let app = try ToyApp(files: files)
        var tree = try FileTree(root: app.root)
        let (spec, problems) = favorites.spec()
        let request = ModuleRequest(spec: spec, problems: problems, isPartial: true)
        let plan = try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &tree)
        let paths = plan.files.filter { $0.status == .created }.map(\.path)
        #expect(paths.contains("shop/Sources/Router/FavoritesRoute.swift"))
        #expect(paths.contains("shopTests/Favorites/FavoritesRouteTests.swift"))
    }

    @Test("the home of a module is no folder for others, though it is not called as the module is")
    func otherHome() throws {
        let library = StyleLibrary(files: BuiltInStyles.files)
        let style = try library.style(Located("swiftui-mvvmcr", at: SourceMark(source: "--style")))
        let files = [
            "App/Container.swift": "class DependencyContainer {}\nclass AppCoordinator { init() {} }\n",
            "Features/Home/HomeRoute.swift": "enum HomeRoute {}\n",
            "Features/Home/HomeCoordinator.swift": "final class HomeCoordinator {}\n",
            "Features/SignIn/AuthRoute.swift": "enum AuthRoute {}\n",
            "Features/SignIn/AuthCoordinator.swift": "final class AuthCoordinator {}\n",
            "Features/SignIn/Views/AuthViewFactory.swift": "final class AuthViewFactory {}\n",
        ]
        let app = try ToyApp(files: files)
        var tree = try FileTree(root: app.root)
        let (spec, problems) = favorites.spec()
        let request = ModuleRequest(spec: spec, problems: problems, isPartial: true)
        let plan = try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &tree)
        let paths = plan.files.filter { $0.status == .created }.map(\.path)
        #expect(paths.contains("Features/Favorites/Views/FavoritesViewFactory.swift"))
    }

    @Test("a folder that all modules use is no module's home, though one alone shows what goes there")
    func commonHome() throws {
        let files = [
            "App/AppCoordinatorAssembly.swift": "class AppCoordinatorAssembly {}\n",
            "Packages/Common/Sources/Common/CommonAssembly.swift": "class CommonAssembly {}\n",
            "Packages/Common/Sources/Common/Flows/Flows.swift":
                "protocol MainFlowCoordinatorProtocol {}\nprotocol MainCoordinatorFactoryProtocol {}\n",
            "Packages/Main/Sources/Main/Main.swift": "class MainAssembly {}\nclass MainCoordinator {}\n",
            "Packages/Artworks/Sources/Artworks/Artworks.swift":
                "class ArtworksAssembly {}\nclass ArtworksCoordinator {}\n",
        ]
        let library = StyleLibrary(files: BuiltInStyles.files)
        let style = try library.style(Located("swinject-packages", at: SourceMark(source: "--style")))
        let app = try ToyApp(files: files)
        var tree = try FileTree(root: app.root)
        let (spec, problems) = favorites.spec()
        let request = ModuleRequest(spec: spec, problems: problems, isPartial: true)
        let plan = try ModulePlanner(style: style, frameworks: library.frameworks).plan(request, in: &tree)
        #expect(paths(plan).contains("Packages/Common/Sources/Common/Flows/FavoritesFlowCoordinatorProtocol.swift"))
    }

    @Test("a type that the app has is not brought again, whatever kind it is")
    func otherKind() throws {
        let files = profile { "Sources/Profile/\($0).swift" }
            .merging(["Sources/Lists.swift": "struct PropertyListView {}\n"]) { $1 }
        let plan = try app(files).plan(favorites)
        #expect(plan.files.contains { $0.path.hasSuffix("StateView.swift") })
        #expect(!plan.files.contains { $0.path.hasSuffix("PropertyListView.swift") })
    }

    @Test("flat folders: every file of a screen beside the container")
    func flat() throws {
        let app = try app(profile { "Sources/Features/Profile/\($0).swift" })
        let found = paths(try app.plan(favorites))
        #expect(found.contains("Sources/Features/Favorites/FavoritesDIContainer.swift"))
        #expect(found.contains("Sources/Features/Favorites/FavoritesDetailViewController.swift"))
    }

    @Test("folders by kind: view models with view models, whichever screen they serve")
    func byKind() throws {
        let app = try app(
            profile { name in
                let kind =
                    name.hasSuffix("ViewModel")
                    ? "ViewModels" : name.hasSuffix("Controller") ? "Views" : "Support"
                return "Shop/Features/ProfileFeature/\(kind)/\(name).swift"
            }
        )
        let found = paths(try app.plan(favorites))
        #expect(found.contains("Shop/Features/FavoritesFeature/ViewModels/FavoritesViewModel.swift"))
        #expect(found.contains("Shop/Features/FavoritesFeature/ViewModels/FavoritesDetailViewModel.swift"))
        #expect(found.contains("Shop/Features/FavoritesFeature/Views/FavoritesDetailViewController.swift"))
        #expect(found.contains("Shop/Features/FavoritesFeature/Support/FavoritesCoordinator.swift"))
    }

    @Test("of many modules some are looked at, but what only one of them has is found")
    func manyModules() throws {
        var files = ["AppDIContainer.swift": "final class AppDIContainer {}\n"]
        let letters = "bcdfghklmnp".map(String.init)
        for module in letters.flatMap({ first in letters.map { "Part\(first)\($0)" } }) {
            for kind in ["DIContainer", "Coordinator"] {
                files["Sources/\(kind)s/\(module)\(kind).swift"] = "final class \(module)\(kind) {}\n"
            }
        }
        files["Sources/Logic/PartbhViewModel.swift"] = "final class PartbhViewModel {}\n"
        let paths = try paths(app(files).plan(favorites))
        #expect(paths.contains("Sources/DIContainers/FavoritesDIContainer.swift"))
        #expect(paths.contains("Sources/Logic/FavoritesDetailViewModel.swift"))
    }

    @Test("a folder per screen: another screen gets one of its own, though only a root screen is there to learn from")
    func perScreen() throws {
        let app = try app(
            profile { name in
                name.contains("View")
                    ? "Shop/Modules/Profile/Presentation/ProfileMain/\(name).swift"
                    : "Shop/Modules/Profile/\(name).swift"
            }
        )
        let found = paths(try app.plan(favorites))
        #expect(found.contains("Shop/Modules/Favorites/FavoritesDIContainer.swift"))
        #expect(found.contains("Shop/Modules/Favorites/Presentation/FavoritesDetail/FavoritesDetailViewModel.swift"))
    }

    @Test("without a module to learn from, the style's own folders are taken")
    func none() throws {
        let app = try app(["Shop/AppDIContainer.swift": "final class AppDIContainer {}\n"])
        #expect(paths(try app.plan(favorites)).contains("Modules/Favorites/DI/FavoritesDIContainer.swift"))
    }

    @Test("what no module shows goes below the folder that holds the sources, and tests to where tests are")
    func roots() throws {
        var files = profile { "Shop/Features/Profile/\($0).swift" }
        files["ShopTests/ProfileTests.swift"] = "import Testing\n@testable import Shop\n"
        let found = paths(try app(files).plan(favorites))
        #expect(found.contains("Shop/Data/Repositories/InMemoryFavoritesRepository.swift"))
        #expect(found.contains("ShopTests/Favorites/FavoritesViewModelTests.swift"))
    }

    @Test("what is made once goes to no module's folder, and tests do not hide where the sources are")
    func once() throws {
        let style = """
            schema: 1
            name: toy
            title: Toy
            summary: For tests
            minimum: { iOS: "15.0" }
            app:
              entry: [class Toys, class Box]
              pieces:
                - { id: helper, title: Helper, template: a, path: "Views/Common/Helper.swift", shared: 'type {{ "Helper" }}' }
            pieces:
              - { id: view, title: View, per: screen, template: a, path: "Views/{{ screen.type }}View.swift",
                  requires: [{ declaration: "struct {{ screen.type }}View" }] }
              - { id: tests, title: Tests, template: a, path: "Tests/{{ module.type }}Tests.swift",
                  requires: [{ declaration: "struct {{ module.type }}Tests" }] }
              - { id: model, title: Model, template: a, path: "Models/{{ module.type }}Model.swift",
                  requires: [{ declaration: "struct {{ module.type }}Model" }] }
              - { id: store, title: Store, template: a, path: "Views/Stores/{{ module.type }}Store.swift" }
              - { id: other, title: Other, template: a, path: "Others/{{ module.type }}Other.swift" }
            """
        let library = StyleLibrary(files: [("toy/style.yml", style), ("toy/a", "let a = 1\n")])
        let files = [
            "Shop/Box.swift": "class Box {}\n",
            "Shop/Profile/List/ProfileListView.swift": "struct ProfileListView {}\n",
            "Shop/Profile/Detail/ProfileDetailView.swift": "struct ProfileDetailView {}\n",
            "Shop/Profile/ProfileModel.swift": "struct ProfileModel {}\n",
            "ShopTests/ProfileTests.swift": "import Testing\nstruct ProfileTests {}\n",
        ]
        let app = try ToyApp(files: files, style: "toy", of: library)
        let plan = try app.plan(favorites)
        let found = plan.files.filter { $0.status == .created }.map(\.path)
        #expect(found.contains("Shop/Favorites/Detail/FavoritesDetailView.swift"))
        #expect(found.contains("Shop/Favorites/FavoritesModel.swift"))
        #expect(found.contains("ShopTests/FavoritesTests.swift"))
        #expect(found.contains("Shop/Others/FavoritesOther.swift"))
        #expect(found.contains("Shop/Views/Stores/FavoritesStore.swift"))
        #expect(found.contains { $0.hasPrefix("Shop/") && $0.hasSuffix("Common/Helper.swift") })
        #expect(!plan.notes.contains { $0.message.contains("does not look like") })
        try app.write("struct Helper {}\n", to: "Shop/Helper.swift")
        #expect(try !app.plan(favorites).files.contains { $0.path.hasSuffix("Helper.swift") })
    }

    @Test("an option follows any of several signs", arguments: ["Parser", "Handler", "Other"])
    func signs(_ name: String) throws {
        let style = """
            schema: 1
            name: toy
            title: Toy
            summary: For tests
            minimum: { iOS: "15.0" }
            options:
              links: { values: [on, off], default: on, help: Links, follow: { on: [type Parser, type Handler], off: otherwise } }
            app: { entry: class Box, pieces: [] }
            pieces:
              - { id: a, title: A, template: a, path: "{{ module.type }}.swift" }
            """
        let files = [("toy/style.yml", style), ("toy/a", "let links = {{ options.links }}\n")]
        let app = try ToyApp(
            files: ["Box.swift": "class Box {}\nstruct \(name) {}\n"],
            style: "toy",
            of: StyleLibrary(files: files)
        )
        try app.generate(favorites)
        #expect(try app.read("Favorites.swift") == "let links = \(name != "Other")\n")
    }

    @Test("an option follows what most functions take", arguments: [("done", true), ("count", false)])
    func parameters(_ name: String, _ isFound: Bool) throws {
        let style = """
            schema: 1
            name: toy
            title: Toy
            summary: For tests
            minimum: { iOS: "15.0" }
            options:
              handlers: { values: [on, off], default: off, help: Handlers, follow: { on: parameter done of type <M>Job, off: otherwise } }
            app: { entry: class Box, pieces: [] }
            pieces:
              - { id: a, title: A, template: a, path: "{{ module.type }}.swift" }
            """
        let files = [("toy/style.yml", style), ("toy/a", "let handlers = {{ options.handlers }}\n")]
        let jobs = """
            class Box {}
            protocol LoadJob { func run(_ done: @escaping (Int) -> Void) }
            struct SaveJob { func run(_ \(name): Int) {} }
            struct SendJob { func run() {} }

            """
        let app = try ToyApp(files: ["Box.swift": jobs], style: "toy", of: StyleLibrary(files: files))
        try app.generate(favorites)
        #expect(try app.read("Favorites.swift") == "let handlers = \(isFound)\n")
    }

    @Test(
        "an option follows how most types of a name are marked: by an attribute or a supertype, of their own or of a superclass",
        arguments: [
            ("@Observable class CartModel {}", "new"),
            ("class CartModel: BaseModel {}", "old"),
            ("class CartModel: BaseModel {}\n@Observable class PayModel {}\n@Observable class ListModel {}", "new"),
            ("class Cart: ObservableObject {}", "none"),
        ]
    )
    func marks(_ models: String, _ value: String) throws {
        let style = """
            schema: 1
            name: toy
            title: Toy
            summary: For tests
            minimum: { iOS: "15.0" }
            options:
              models:
                values: [none, old, new]
                default: none
                help: Models
                follow: { old: class <M>Model with ObservableObject, new: class <M>Model with Observable }
            app: { entry: class Box, pieces: [] }
            pieces:
              - { id: a, title: A, template: a, path: "{{ module.type }}.swift" }
            """
        let files = [("toy/style.yml", style), ("toy/a", "let models = \"{{ options.models }}\"\n")]
        let text = "class Box {}\nclass Base: ObservableObject {}\n\(models)\n".replacing("BaseModel", with: "Base")
        let app = try ToyApp(files: ["Box.swift": text], style: "toy", of: StyleLibrary(files: files))
        try app.generate(favorites)
        #expect(try app.read("Favorites.swift") == "let models = \"\(value)\"\n")
    }

    @Test("the header of the team's files, without the day and the author, with the new file's name and module")
    func header() throws {
        let app = try app(
            profile({ "App/\($0).swift" }) { name, text in
                "//\n//  \(name)\n//  Shop\n//\n//  Created by Ada on 12.03.24.\n//  Copyright © 2024 Shop Ltd.\n//\n\n"
                    + "import Foundation\n\n\(text)"
            }
        )
        try app.generate(favorites)
        #expect(
            try app.read("App/FavoritesDIContainer.swift").hasPrefix(
                "//\n//  FavoritesDIContainer.swift\n//  Shop\n//\n//  Copyright © 2024 Shop Ltd.\n//\n\nimport "
            )
        )
        #expect(try app.plan(favorites).isEmpty)
    }

    @Test("the indentation of the team's files", arguments: ["\t", "  "])
    func indentation(unit: String) throws {
        let app = try app(
            profile({ "App/\($0).swift" }) { $1.replacingOccurrences(of: "    ", with: unit) }
        )
        try app.generate(favorites)
        let lines = try app.read("App/FavoritesCoordinator.swift").split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("\(unit)override func start() {") })
        #expect(!lines.contains { $0.hasPrefix("    \(unit)") && unit == "\t" })
    }

    @Test("the inside of a string of several lines moves with its closing delimiter only")
    func strings() {
        let text =
            "struct A {\n    let b = \"\"\"\n        {\n          \"c\": \\(\n            d\n          )\n        }\n        \"\"\"\n}\n"
        let expected =
            "struct A {\n\tlet b = \"\"\"\n\t\t{\n\t\t  \"c\": \\(\n\t\t    d\n\t\t  )\n\t\t}\n\t\t\"\"\"\n}\n"
        #expect(SwiftReindenter(indentation: .tab).reindent(text) == expected)
    }

    @Test("what the configuration says counts more than what the files show")
    func configured() throws {
        var files = profile { "App/\($0).swift" }
        files[".scaffold.yml"] = """
            indentation: 2
            header: |
              // {file} - Shop
            paths: { di-container: "Wiring/{{ module.type }}Box.swift" }
            """
        let app = try app(files)
        try app.generate(favorites)
        let text = try app.read("Wiring/FavoritesBox.swift")
        #expect(text.hasPrefix("// FavoritesBox.swift - Shop\n\n"))
        #expect(text.contains("\n  "))
        #expect(!text.contains("\n    init"))
    }

    @Test("strings go into the catalogue that the app has, wherever it stands")
    func catalogue() throws {
        var files = profile { "App/\($0).swift" }
        files["App/Texts/Localizable.xcstrings"] =
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}\n"
        let app = try app(files)
        let plan = try app.plan(favorites)
        #expect(plan.files.contains { $0.path == "App/Texts/Localizable.xcstrings" && $0.status == .edited })
    }

    @Test("where the app has no catalogue, its first stands with the sources that it is built from")
    func firstCatalogue() throws {
        let app = try app(profile { "Shop/Features/\($0).swift" })
        let plan = try app.plan(favorites)
        let catalogues = plan.files.map { "\($0.path)" }.filter { $0.hasSuffix(".xcstrings") }
        #expect(catalogues.count == 1)
        #expect(catalogues.allSatisfy { $0.hasPrefix("Shop/") }, "\(catalogues)")
    }
}
