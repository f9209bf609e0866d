import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// `scaffold screen`, `scaffold remove` and `scaffold adopt`, from the command line to the disk.
@Suite("scaffold screen, remove and adopt")
struct GrowthCommandTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private let folder = TemporaryFolder()

    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path("demo")], styles: Self.library)
    }

    private func toy(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path("demo")])
    }

    private func local(_ text: String) -> String { text.replacing(folder.path("demo"), with: "demo") }

    private var files: [String: String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path("demo"))) ?? []
        return Dictionary(paths.compactMap { path in folder.text("demo/\(path)").map { (path, $0) } }) { $1 }
    }

    // MARK: - module

    @Test("an app of the style whose container has another name is told what to paste, and nothing is written")
    func renamedContainer() throws {
        _ = run("module", "Favorites", "--style", "swiftui-mvvm", "--screens", "list")
        let container = try #require(folder.text("demo/DI/DIContainer.swift"))
        try folder.write(
            container.replacing("class DIContainer", with: "class Services"),
            to: "demo/DI/DIContainer.swift"
        )
        let before = files
        let added = run("module", "Orders", "--style", "swiftui-mvvm", "--screens", "list")
        #expect(added.code == .badInput)
        #expect(added.errors.contains("cannot wire"))
        #expect(added.errors.contains("there is no \"class DIContainer\""))
        #expect(added.errors.contains("--partial wires what can be wired, and scaffold module Orders --like Favorites"))
        #expect(files == before)
        let partial = run("module", "Orders", "--style", "swiftui-mvvm", "--screens", "list", "--partial")
        #expect(partial.errors.contains("there is no \"class DIContainer\""))
        #expect(folder.text("demo/Presentation/Coordinator/Route.swift")?.contains("orders") == true)
    }

    // MARK: - screen

    @Test("a module that was written by hand is not taken for one without screens: adopting it reads them")
    func unadopted() throws {
        _ = run("module", "Favorites", "--style", "swiftui-mvvm", "--screens", "list")
        for path in [".scaffold/modules/Favorites.yml", ".scaffold/modules/Favorites.json"] {
            try FileManager.default.removeItem(atPath: folder.path("demo/\(path)"))
        }
        let again = run("module", "Favorites")
        #expect(again.code == .conflict)
        #expect(again.errors.contains("; scaffold adopt Favorites reads the module that is there"))
        #expect(run("adopt", "Favorites").code == .done)
        #expect(run("module", "Favorites").code == .done)
    }

    @Test("a screen joins a module: its files, its spec, and nothing a second time")
    func screen() throws {
        _ = toy("module", "Favorites", "--style", "toy", "--screens", "list")
        let grown = toy("screen", "favorites", "edit(itemId: String)")
        #expect(grown.code == .done)
        #expect(
            local(grown.output) == """
                edited demo/.scaffold/modules/Favorites.json
                edited demo/.scaffold/modules/Favorites.yml
                created demo/Modules/Favorites/Views/FavoritesEditView.swift
                1 file created, 2 edited, 3 unchanged

                """
        )
        #expect(folder.text("demo/.scaffold/modules/Favorites.yml")?.contains("itemId: String") == true)
        #expect(toy("screen", "Favorites", "edit(itemId: String)").output.hasPrefix("nothing changed: "))
    }

    @Test("parameters, kind, route, presentation and use cases come from options as well")
    func screenOptions() throws {
        _ = run("module", "Favorites", "--screens", "list")
        let grown = run(
            "screen",
            "Favorites",
            "rename",
            "id: String",
            "--kind",
            "form",
            "--presentation",
            "sheet",
            "--route",
            ":id/rename",
            "--use-cases",
            "rename(id: String, title: String)"
        )
        #expect(grown.code == .done, "\(grown.errors)")
        let spec = try #require(folder.text("demo/.scaffold/modules/Favorites.yml"))
        for part in ["rename", "form", "sheet", ":id/rename", "rename(id: String, title: String)"] {
            #expect(spec.contains(part), "\(part)")
        }
        #expect(files["Modules/Favorites/Navigation/FavoritesRoute.swift"]?.contains("case rename(id: String)") == true)
        #expect(run("lint").output.hasPrefix("nothing to report"))
    }

    @Test(
        "a module that is not there, a screen that is another, and two screens at once are refused, and nothing changes"
    )
    func screenMistakes() throws {
        #expect(
            toy("screen", "Orders", "edit").errors.contains(
                "there is no spec of a module \"Orders\"; scaffold module writes a module"
            )
        )
        _ = toy("module", "Favorites", "--style", "toy", "--screens", "list,edit(itemId: String)")
        let before = files
        let near = toy("screen", "Favorits", "other")
        #expect(near.code == .badInput)
        #expect(
            near.errors == "<module>: error: there is no spec of a module \"Favorits\"; did you mean \"Favorites\"?\n"
        )
        let other = toy("screen", "Favorites", "edit(itemId: Int)")
        #expect(other.code == .badInput)
        #expect(
            other.errors.contains(
                "the module \"Favorites\" has a screen \"edit\" already; change it in .scaffold/modules/Favorites.yml"
            )
        )
        let two = toy("screen", "Favorites", "one,two")
        #expect(two.errors.contains("one screen is added at a time"))
        let route = toy("screen", "Favorites", "other(id: String)", "--route", ":ident")
        #expect(route.errors.contains("--route:1: error: the screen \"other\" has no parameter \"ident\""))
        #expect(files == before)
    }

    @Test("a dry run of a screen writes nothing")
    func screenDryRun() {
        _ = toy("module", "Favorites", "--style", "toy", "--screens", "list")
        let before = files
        let run = toy("screen", "Favorites", "edit", "--dry-run", "--diff")
        #expect(run.output.contains("+struct FavoritesEditView {}"))
        #expect(run.output.hasSuffix("dry run, nothing was written\n"))
        #expect(files == before)
    }

    @Test("in an app with a style of its own, a screen is written by that style")
    func screenOfOwnStyle() throws {
        _ = run("style", "new", "acme")
        #expect(run("module", "Favorites", "--style", "acme", "--screens", "list").code == .done)
        let grown = run("screen", "Favorites", "edit")
        #expect(grown.code == .done, "\(grown.errors)")
        for command in ["lint", "graph", "explain"] { #expect(run(command).code == .done, "\(command)") }
    }

    // MARK: - remove

    @Test("a module is not written a second time by a style that neither it nor the app is of")
    func foreignStyle() throws {
        #expect(run("module", "Favorites", "--style", "swiftui-mvvm", "--screens", "list").code == .done)
        let before = files
        let foreign = run("module", "Favorites", "--style", "uikit-mvvmc", "--screens", "list")
        #expect(foreign.code == .badInput)
        #expect(
            foreign.errors.hasPrefix(
                "--style:1: error: the module \"Favorites\" is of the style \"swiftui-mvvm\", and the app is none of "
                    + "\"uikit-mvvmc\"; without another style it grows as it is; scaffold remove Favorites takes it back\n"
            ),
            "\(foreign.errors)"
        )
        #expect(files == before)
        #expect(run("module", "Favorites", "--screens", "list").code == .done)
    }

    @Test("a module that is taken back leaves what was there before")
    func remove() throws {
        _ = run("module", "Orders", "--screens", "list")
        let before = files
        _ = run("module", "Favorites", "--screens", "list,detail")
        let dry = run("remove", "Favorites", "--dry-run")
        #expect(dry.output.hasSuffix("dry run, nothing was written\n"))
        #expect(files != before)
        let removed = run("remove", "favorites")
        #expect(removed.code == .done)
        #expect(removed.errors.isEmpty)
        #expect(local(removed.output).contains("removed demo/Modules/Favorites/DI/FavoritesDIContainer.swift\n"))
        #expect(files == before)
    }

    @Test("what somebody has changed since stays, and is listed")
    func removeChanged() throws {
        _ = toy("module", "Favorites", "--style", "toy", "--screens", "list")
        let path = "demo/Modules/Favorites/FavoritesModel.swift"
        try folder.write("struct FavoritesModel { let mine = 1 }\n", to: path)
        let removed = toy("remove", "Favorites")
        #expect(removed.code == .done)
        #expect(removed.errors.contains("Modules/Favorites/FavoritesModel.swift: warning: the file stays"))
        #expect(folder.text(path) == "struct FavoritesModel { let mine = 1 }\n")
        #expect(folder.text("demo/Modules/Favorites/Views/FavoritesListView.swift") == nil)
    }

    @Test("a module whose files are gone is written again, or forgotten")
    func gone() throws {
        _ = run("module", "Favorites", "--style", "swiftui-mvvm", "--screens", "list")
        let app = files
        _ = run("module", "Orders", "--screens", "list")
        let before = files
        for path in before.keys where !path.hasPrefix(".scaffold/") && app[path] == nil {
            try FileManager.default.removeItem(atPath: folder.path("demo/\(path)"))
        }
        let lint = run("lint")
        #expect(lint.code == .findings)
        #expect(lint.output.contains("[module.missing]"))
        #expect(lint.output.contains("1 error "))
        #expect(run("module", "Orders").code == .done)
        #expect(files == before)
        #expect(run("lint").code == .done)
        for path in before.keys where !path.hasPrefix(".scaffold/") && app[path] == nil {
            try FileManager.default.removeItem(atPath: folder.path("demo/\(path)"))
        }
        #expect(run("remove", "Orders").code == .done)
        #expect(files == app)
    }

    @Test("a file that was deleted stays so when its module grows, but for --force")
    func deleted() throws {
        _ = run("module", "Favorites", "--style", "swiftui-mvvm", "--screens", "list,detail")
        let gone = files.keys.filter { $0.contains("FavoritesList") && $0.contains("Tests") }
        #expect(!gone.isEmpty)
        for path in gone { try FileManager.default.removeItem(atPath: folder.path("demo/\(path)")) }
        let left = Set(files.keys)
        let grown = run("screen", "Favorites", "edit(itemId: String)")
        #expect(grown.code == .done)
        for path in gone {
            #expect(grown.errors.contains("\(path): note: the file was deleted, and is not written again"))
        }
        #expect(Set(files.keys).isSuperset(of: left))
        #expect(Set(files.keys).isDisjoint(with: gone))
        #expect(run("module", "Favorites").code == .done)
        #expect(Set(files.keys).isDisjoint(with: gone))
        #expect(run("module", "Favorites", "--force").code == .done)
        #expect(Set(files.keys).isSuperset(of: gone))
    }

    @Test("what a run assumed for a module stays when a screen is added that would change it")
    func assumed() throws {
        _ = run("module", "Favorites", "--style", "swiftui-mvvm", "--screens", "list,detail")
        let item = try #require(files.keys.first { $0.hasSuffix("/Favorite.swift") })
        let before = folder.text("demo/\(item)")
        #expect(before?.contains("let id: String") == true)
        #expect(run("screen", "Favorites", "edit(id: Int)").code == .done)
        #expect(folder.text("demo/\(item)") == before)
        let spec = folder.text("demo/.scaffold/modules/Favorites.yml")
        #expect(spec?.contains("- struct: Favorite\n    properties:\n      id: String\n") == true)
        let after = files
        #expect(run("module", "Favorites").code == .done)
        #expect(files == after)
    }

    @Test("a spec that cannot be read or understood is told by lint, which goes on without it")
    func unsoundSpec() throws {
        _ = run("module", "Favorites", "--style", "swiftui-mvvm", "--screens", "list")
        let path = "demo/.scaffold/modules/Favorites.yml"
        let spec = try #require(folder.text(path))
        for (text, told) in [
            (spec + "nonsense: 1\n", "warning: unknown key \"nonsense\" in the spec"),
            (spec + "screens: [list]\n", "warning: key \"screens\" is given twice in one mapping"),
            (spec + "useCases:\n  - getThings() -> [Nothing]\n", "warning: there is no type \"Nothing\""),
        ] {
            try folder.write(text, to: path)
            let lint = run("lint")
            #expect(lint.code == .done, "\(lint.output)")
            #expect(lint.errors.contains("Favorites.yml:"))
            #expect(lint.errors.contains(told), "\(lint.errors)")
        }
    }

    @Test("a module that is not there is refused, with the one that may be meant")
    func removeMistake() {
        _ = toy("module", "Favorites", "--style", "toy", "--screens", "list")
        let run = toy("remove", "Favorits")
        #expect(run.code == .badInput)
        #expect(run.errors.contains("did you mean \"Favorites\"?"))
        #expect(folder.text("demo/.scaffold/modules/Favorites.yml") != nil)
    }

    // MARK: - adopt

    @Test("the spec of a module without one is read from its declarations, and the module can grow")
    func adopt() throws {
        _ = run("module", "Favorites", "--screens", "list,detail(itemId: Int)")
        try FileManager.default.removeItem(atPath: folder.path("demo/.scaffold"))
        let adopted = run("adopt", "favorites")
        #expect(adopted.code == .done, "\(adopted.errors)")
        let spec = try #require(folder.text("demo/.scaffold/modules/Favorites.yml"))
        #expect(spec.contains("itemId"))
        #expect(run("screen", "Favorites", "edit(itemId: Int)").code == .done)
        #expect(files["Modules/Favorites/Presentation/FavoritesEdit/FavoritesEditViewModel.swift"] != nil)
    }

    @Test("a module that was adopted and has grown since is not taken from around what a person had written")
    func removeAdopted() throws {
        _ = run("module", "Favorites", "--screens", "list")
        try FileManager.default.removeItem(atPath: folder.path("demo/.scaffold"))
        let path = "Modules/Favorites/Navigation/FavoritesCoordinator.swift"
        try folder.write("// By hand.\n" + (files[path] ?? ""), to: "demo/\(path)")
        for grown in [
            run("adopt", "Favorites"), run("screen", "Favorites", "edit"), run("screen", "Favorites", "search"),
        ] {
            #expect(grown.code == .done, "\(grown.errors)")
        }
        let before = files
        let removed = run("remove", "Favorites")
        #expect(removed.code == .conflict)
        #expect(removed.errors.contains("\(path):"), "\(removed.errors)")
        #expect(files == before)
    }

    @Test("a module that nothing declares cannot be adopted")
    func adoptMistake() {
        _ = run("module", "Favorites", "--screens", "list")
        let run = run("adopt", "Favorits")
        #expect(run.code == .badInput)
        #expect(run.errors.contains("did you mean \"Favorites\"?"))
    }

    @Test("a module whose spec is kept is adopted on demand only")
    func adoptKept() {
        _ = run("module", "Favorites", "--screens", "list,detail(itemId: Int)", "--use-cases", "clear()")
        let refused = run("adopt", "Favorites")
        #expect(refused.code == .conflict)
        let message = ".scaffold/modules/Favorites.yml: error: the spec of \"Favorites\" is kept already"
        #expect(refused.errors.contains(message))
        #expect(run("adopt", "Favorites", "--force").code == .done)
    }

    @Test("each reports in JSON what it did")
    func json() throws {
        _ = toy("module", "Favorites", "--style", "toy", "--screens", "list")
        for (command, status) in [("screen", "created"), ("remove", "removed")] {
            let arguments = [command, "Favorites"] + (command == "screen" ? ["edit"] : [])
            let run = CommandRun(arguments + ["--json", "--output", folder.path("demo")])
            let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            #expect(object["module"] as? String == "Favorites")
            #expect(((object["summary"] as? [String: Int])?[status] ?? 0) > 0, "\(command)")
        }
    }
}
