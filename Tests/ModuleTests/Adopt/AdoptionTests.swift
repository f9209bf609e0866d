import BuiltInStyles
import Diagnostics
import Foundation
import Testing
import YAMLReader

@testable import FileTransaction
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// The spec of a module that was written by hand is read from its declarations.
struct AdoptionTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private static let styles = library.names

    private func adopt(_ name: String, _ app: ToyApp, style: String) throws -> (spec: ModuleSpec, plan: ChangeSet) {
        var tree = try FileTree(root: app.root)
        let style = try Self.library.style(Located(style, at: SourceMark(source: "--style")))
        let plan = try AdoptionPlanner(style: style)
            .plan(Located(name, at: SourceMark(source: "<name>")), in: &tree)
        _ = try tree.commit()
        let text = try app.read(".scaffold/modules/\(NameWords(name).pascal).yml")
        let (spec, problems) = SpecFile(YAMLSource(name: "spec", text: text)).spec()
        #expect(problems.all.isEmpty)
        return (try #require(spec), plan)
    }

    @Test("a generated module whose spec is lost is read back: screens, parameters, use cases", arguments: styles)
    func generated(style: String) throws {
        let app = try ToyApp(style: style, of: Self.library)
        var flags = flags("Favorites", screens: "list,detail(itemId: Int),edit(itemId: Int, mode: EditorMode)")
        flags.useCases = [
            "getFavorites -> [Favorite],getFavorite(id: Int) -> Favorite,updateFavorite(favorite: Favorite),removeFavorite(id: Int)"
        ]
        flags.types = ["Favorite(id: Int, title: String),EditorMode(create|update)"]
        try app.generate(flags)
        try FileManager.default.removeItem(atPath: "\(app.root)/.scaffold")

        let (spec, _) = try adopt("Favorites", app, style: style)
        #expect(spec.screens.map(\.name.value) == ["list", "detail", "edit"])
        #expect(
            spec.screens.map { ($0.parameters ?? []).map { "\($0.name.value): \($0.type.value.text)" } } == [
                [], ["itemId: Int"], ["itemId: Int", "mode: EditorMode"],
            ]
        )
        let found = spec.useCases.map { useCase in
            let parameters = useCase.parameters.map { "\($0.name.value): \($0.type.value.text)" }
            return "\(useCase.name.value)(\(parameters.joined(separator: ", "))) \(useCase.returns?.value.text ?? "")"
        }
        #expect(
            found.sorted() == [
                "getFavorite(id: Int) Favorite", "getFavorites() [Favorite]", "removeFavorite(id: Int) ",
                "updateFavorite(favorite: Favorite) ",
            ]
        )
    }

    @Test("what a module has once is no screen, and what a cell is made with no screen's parameter")
    func noScreens() throws {
        let routed = try ToyApp(style: "swiftui-mvvmcr", of: Self.library)
        try routed.generate(flags("Favorites", screens: "list"))
        try FileManager.default.removeItem(atPath: "\(routed.root)/.scaffold")
        try routed.write("struct FavoritesCoordinatorViewModel {}\n", to: "Sources/Favorites.swift")
        #expect(try adopt("Favorites", routed, style: "swiftui-mvvmcr").spec.screens.map(\.name.value) == ["list"])

        let app = try ToyApp(style: "uikit-mvvmc", of: Self.library)
        try app.generate(flags("Favorites", screens: "list"))
        try FileManager.default.removeItem(atPath: "\(app.root)/.scaffold")
        let cell = "final class FavoritesCell: UITableViewCell { init(style: Int, reuseIdentifier: String?) {} }\n"
        try app.write(cell, to: "Modules/Favorites/FavoritesCell.swift")
        let (spec, _) = try adopt("Favorites", app, style: "uikit-mvvmc")
        #expect(spec.screens.map { $0.parameters?.count ?? 0 } == [0])
    }

    @Test("a use case is called by its protocol where a prefix or suffix tells the implementation from it")
    func conventions() throws {
        let files = [
            "App/AppDIContainer.swift": "final class AppDIContainer {}\n",
            "Modules/Chat/Chat.swift": """
            final class ChatDIContainer {
                let leave: LeaveChatUseCase = LeaveChatUseCaseImpl()
            }
            final class ChatCoordinator {}
            final class ChatViewController {}
            final class ChatViewModel { let drop: DropChatRoomUseCase }
            protocol DropChatRoomUseCase { func execute(id: Int) async throws }
            final class DefaultDropChatRoomUseCase: DropChatRoomUseCase { func execute(id: Int) async throws {} }
            protocol LeaveChatUseCase { func execute() async throws }
            final class LeaveChatUseCaseImpl: LeaveChatUseCase { func execute() async throws {} }
            """,
        ]
        let (spec, _) = try adopt("Chat", try ToyApp(files: files), style: "uikit-mvvmc")
        #expect(spec.useCases.map(\.name.value).sorted() == ["dropChatRoom", "leaveChat"])
    }

    @Test("a screen that is not named after the module is found where the module's route knows it")
    func otherNames() throws {
        var files: [String: String] = ["App/AppDIContainer.swift": "final class AppDIContainer {}\n"]
        let types = [
            "enum FavoritesRoute": "case all\n    case article(id: String)", "class FavoritesDIContainer": "",
            "class FavoritesCoordinator": "", "class FavoritesViewModel": "", "class FavoritesViewController": "",
            "class ArticleViewModel": "init(id: String) {}", "class ArticleViewController": "",
            "class RowViewModel": "", "class RowViewController": "",
        ]
        for (type, body) in types {
            files["Modules/Favorites/\(type.split(separator: " ")[1]).swift"] = "\(type) {\n    \(body)\n}\n"
        }
        files["Modules/Other/ArticleViewModel+Other.swift"] = "class PageViewModel {}\n"
        let (spec, _) = try adopt("Favorites", try ToyApp(files: files), style: "uikit-mvvmc")
        #expect(spec.screens.map(\.name.value) == ["all", "article"])
        #expect(spec.screens.map { $0.type?.value } == [nil, "Article"])
        #expect(spec.screens.map { ($0.parameters ?? []).map(\.name.value) } == [[], ["id"]])
    }

    @Test("an adopted module grows beside its manifest, and where several of its parts stand in one file")
    func adoptedGrows() throws {
        let app = try ToyApp(style: "swinject-packages", of: Self.library)
        try app.generate(flags("Favorites", screens: "list,detail(itemId: String)"))
        let folder = "Packages/Favorites/Sources/Favorites/Favorites/Interactors"
        let contract = try app.read("\(folder)/FavoritesInteractorProtocol.swift")
        let own = contract.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
        let both = try app.read("\(folder)/FavoritesInteractor.swift") + "\n\(own)\n"
        try app.write(both, to: "\(folder)/FavoritesInteractor.swift")
        try FileManager.default.removeItem(atPath: "\(app.root)/\(folder)/FavoritesInteractorProtocol.swift")
        try FileManager.default.removeItem(atPath: "\(app.root)/.scaffold")
        let (spec, _) = try adopt("Favorites", app, style: "swinject-packages")
        let style = try Self.library.style(Located("swinject-packages", at: SourceMark(source: "--style")))
        var tree = try FileTree(root: app.root)
        let planner = ModulePlanner(style: style, frameworks: Self.library.frameworks)
        let plan = try planner.plan(ModuleRequest(spec: spec), in: &tree)
        let changed = plan.files.filter { $0.status != .unchanged }.map(\.path)
        #expect(changed.filter { !$0.hasPrefix(".scaffold/") } == [])
    }

    @Test("what was adopted is not taken back: it is a person's")
    func notTakenBack() throws {
        let app = try ToyApp(style: "uikit-mvvmc", of: Self.library)
        try app.generate(flags("Favorites", screens: "list"))
        try FileManager.default.removeItem(atPath: "\(app.root)/.scaffold")
        _ = try adopt("Favorites", app, style: "uikit-mvvmc")
        var tree = try FileTree(root: app.root)
        let error = #expect(throws: Failure.self) {
            try RemovalPlanner().plan(Located("Favorites", at: SourceMark(source: "<name>")), in: &tree)
        }
        #expect(
            error?.lines == [
                "<name>: error: nothing of the module \"Favorites\" was written by scaffold; it was adopted: take its files out by hand, and .scaffold/modules/Favorites.yml"
            ]
        )
    }

    @Test("what the sources do not tell is said")
    func said() throws {
        let app = try ToyApp(style: "uikit-mvvmc", of: Self.library)
        try app.generate(flags("Favorites", screens: "list"))
        try FileManager.default.removeItem(atPath: "\(app.root)/.scaffold")
        let (_, plan) = try adopt("favorites", app, style: "uikit-mvvmc")
        #expect(plan.notes.map(\.description).contains("note: screens found: list"))
        #expect(plan.notes.contains { $0.message.hasPrefix("the sources do not tell how screens are presented") })
        #expect(plan.files.map(\.status) == [.created])
    }

    @Test("a module that is not there is a problem that names the nearest")
    func unknown() throws {
        let app = try ToyApp(style: "uikit-mvvmc", of: Self.library)
        try app.generate(flags("Favorites", screens: "list"))
        let error = #expect(throws: Failure.self) { try adopt("Favorits", app, style: "uikit-mvvmc") }
        #expect(
            error?.lines == [
                "<name>: error: there is no module \"Favorits\" of the style \"uikit-mvvmc\"; did you mean \"Favorites\"?"
            ]
        )
    }

    @Test("a spec that is kept already is left alone")
    func kept() throws {
        let app = try ToyApp(style: "uikit-mvvmc", of: Self.library)
        try app.generate(flags("Favorites", screens: "list,detail"))
        let error = #expect(throws: Failure.self) { try adopt("Favorites", app, style: "uikit-mvvmc") }
        #expect(error?.exitCode == 3)
        #expect(
            error?.lines == [
                ".scaffold/modules/Favorites.yml: error: the spec of \"Favorites\" is kept already; edit it, then run: "
                    + "scaffold module Favorites; or have it read from the sources with --force"
            ]
        )
    }
}
