import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("scaffold checklist")
struct ChecklistCommandTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)

    /// The files of a new app with one module.
    private static let made = Result<[String: String], any Error> {
        let folder = TemporaryFolder()
        let app = folder.path("Demo")
        let run = CommandRun(
            ["module", "Favorites", "--screens", "list,detail", "--style", "swiftui-mvvmcr", "-o", app],
            styles: library
        )
        try #require(run.code == .done, "\(run.errors)")
        return folder.files
    }

    /// Runs a command line in a new app with one module, from which these files were taken.
    private func inApp(_ arguments: String..., without paths: [String] = [], asTerminal: Bool = false) throws
        -> CommandRun
    {
        let folder = TemporaryFolder()
        for (path, text) in try Self.made.get() { try folder.write(text, to: path) }
        for path in paths { try FileManager.default.removeItem(atPath: folder.path("Demo/" + path)) }
        return CommandRun(
            arguments + ["--output", folder.path("Demo")],
            asTerminal: asTerminal,
            columns: asTerminal ? 100 : nil,
            styles: Self.library
        )
    }

    @Test("what people tick in the kept checklist is done from then on, and goes with the module")
    func kept() throws {
        let folder = TemporaryFolder()
        let output = ["--output", folder.path("Demo")]
        func run(_ arguments: String...) -> CommandRun { CommandRun(arguments + output, styles: Self.library) }
        let made = run("module", "Favorites", "--screens", "list", "--style", "uikit-mvvmc")
        #expect(made.code == .done, "\(made.errors)")
        let path = "Demo/.scaffold/checklists/Favorites.md"
        #expect(run("checklist", "Favorites").output.contains("  ? Get code review approval\n"))
        #expect(folder.text(path) == nil)

        #expect(run("checklist", "Favorites", "--keep").code == .done)
        let before = try #require(folder.text(path))
        let mine = "- [ ] Get code review approval *(for people: has a colleague read it?)*"
        let flows = "- [ ] Test navigation flows thoroughly *(for people: "
        #expect(before.contains(mine) && before.contains(flows))
        try folder.write(before.replacing(mine, with: mine.replacing("[ ]", with: "[x]")), to: path)
        let ticked = run("checklist", "Favorites")
        #expect(ticked.output.contains("  ✓ Get code review approval\n"))
        #expect(ticked.output.contains("  ? Test navigation flows thoroughly\n"))

        #expect(run("checklist", "Favorites", "--keep").code == .done)
        let again = try #require(folder.text(path))
        #expect(again.contains(mine.replacing("[ ]", with: "[x]")))
        #expect(run("checklist", "--keep").code == .done)
        #expect(folder.text(path) == again)

        #expect(run("remove", "Favorites").output.contains(".scaffold/checklists/Favorites.md"))
        #expect(folder.text(path) == nil)
    }

    @Test("a page's title names the app, and its bar is full only when people's items are done too")
    func page() throws {
        let run = try inApp("checklist", "Favorites", "--format", "html")
        #expect(run.output.contains("<title>Demo: Favorites – checklist</title>"))
        #expect(try inApp("checklist", "--format", "html").output.contains("<h1>Demo: checklist</h1>"))
        let folder = TemporaryFolder()
        let made = CommandRun(
            ["module", "Favorites", "--screens", "list", "--style", "uikit-mvvmc", "-o", folder.path("Demo")],
            styles: Self.library
        )
        try #require(made.code == .done)
        let open = CommandRun(["checklist", "--format", "html", "-o", folder.path("Demo")], styles: Self.library)
        #expect(open.output.contains("class=\"people\"") && !open.output.contains("<span style=\"width: 100%\">"))
    }

    private static let route = "Sources/Router/FavoritesRoute.swift"

    @Test("one module is shown whole, with what is missing beneath an open item")
    func text() throws {
        let run = try inApp("checklist", "favorites", without: [Self.route])
        #expect(run.code == .done)
        #expect(
            run.output.hasPrefix(
                "Favorites  swiftui-mvvmcr, swiftui-mvvmcr.md\n\nBefore marking your feature complete, verify\n"
            )
        )
        #expect(
            run.output.contains(
                """
                  ✗ Feature route file created with enum + `parse()` method
                    \(Self.route): Route: enum FavoritesRoute is missing [route]

                """
            )
        )
        #expect(
            run.output.contains(
                "  – Cross-feature navigation via parent coordinator\n    it navigates to no other feature\n"
            )
        )
    }

    @Test("--strict fails on an open item, and only then")
    func strict() throws {
        #expect(try inApp("checklist", "Favorites", "--strict", without: [Self.route]).code == .findings)
        #expect(try inApp("checklist", "--strict").code == .done)
    }

    @Test("all modules are a table, modules by items")
    func table() throws {
        let run = try inApp("checklist")
        #expect(run.code == .done)
        #expect(run.output.contains("Route registered in `AppRoute.swift`                          ✓\n"))
        #expect(run.output.hasSuffix("✓ done, ✗ open, ? for people, – not needed\n"))
    }

    @Test("Markdown is a task list for a pull request")
    func markdown() throws {
        let run = try inApp("checklist", "Favorites", "--format", "markdown", without: [Self.route])
        #expect(run.output.hasPrefix("## Favorites\n\n"))
        #expect(run.output.contains("- [x] Route registered in `AppRoute.swift`\n"))
        #expect(
            run.output.contains(
                """
                - [ ] **Feature route file created with enum + `parse()` method**
                  - `\(Self.route)`: Route: enum FavoritesRoute is missing (`route`)

                """
            )
        )
        #expect(
            run.output.contains(
                "- [x] ~~Cross-feature navigation via parent coordinator~~ not needed: it navigates to no other feature\n"
            )
        )
        let table = try inApp("checklist", "--format", "markdown", without: [Self.route])
        #expect(
            table.output.hasPrefix(
                "| | Favorites |\n| --- | :-: |\n| Feature route file created with enum + `parse()` method | ❌ |\n"
            )
        )
        #expect(table.output.contains("\n**Favorites**\n\n- [ ] **Feature route file"))
    }

    @Test("HTML is one page that needs nothing else")
    func html() throws {
        let page = try inApp("checklist", "--format", "html", without: [Self.route]).output
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.hasSuffix("</html>\n"))
        #expect(page.contains("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"))
        #expect(page.contains("@media print"))
        #expect(page.contains("<code>parse()</code>"))
        #expect(page.contains("<td class=\"open\" aria-label=\"open\">✗</td>"))
        for address in ["http:", "https:", "src=", "@import", "url("] { #expect(!page.contains(address), "\(address)") }
        for tag in ["main", "section", "table", "ul", "li", "div", "p", "h1", "h2", "style"] {
            let opened = page.components(separatedBy: "<\(tag)>").count + page.components(separatedBy: "<\(tag) ").count
            #expect(opened - 1 == page.components(separatedBy: "</\(tag)>").count, "\(tag)")
        }
    }

    @Test("JSON has every item with its state and its reasons")
    func json() throws {
        let run = try inApp("checklist", "Favorites", "--format", "json", without: [Self.route])
        try Snapshot.expect(run.output, matches: "checklist.json")
    }

    /// An app with the module `Favorites`, and what runs commands in it.
    private func demo() throws -> (folder: TemporaryFolder, run: (String...) -> CommandRun) {
        let folder = TemporaryFolder()
        let run = { (arguments: String...) in
            CommandRun(arguments + ["--output", folder.path("Demo")], styles: Self.library)
        }
        try #require(run("module", "Favorites", "--screens", "list", "--style", "swiftui-mvvmcr").code == .done)
        return (folder, run)
    }

    @Test("a spec that cannot be used is told with its place, and the other modules' checklists come all the same")
    func unsoundSpec() throws {
        let (folder, run) = try demo()
        try #require(run("module", "Orders", "--screens", "list").code == .done)
        let path = "Demo/.scaffold/modules/Orders.yml"
        let sound = try #require(folder.text(path))
        for (lines, told) in [
            ("options:\n  wibble: 1\n", "7:3: warning: the style \"swiftui-mvvmcr\" has no option \"wibble\""),
            ("name: Again\n", "6:1: warning: key \"name\" is given twice in one mapping"),
            ("useCases:\n  - getThings() -> [Nothing]\n", "7:20: warning: there is no type \"Nothing\""),
        ] {
            try folder.write(sound + lines, to: path)
            let all = run("checklist")
            #expect(all.code == .done)
            #expect(all.output.contains("Route registered in `AppRoute.swift`                          ✓\n"))
            #expect(all.errors.hasPrefix(".scaffold/modules/Orders.yml:\(told)"), "\(all.errors)")
            #expect(all.errors.components(separatedBy: "\n").count == 2, "\(all.errors)")
        }
        let lint = run("lint")
        #expect(lint.code == .done, "as the checklist's")
        #expect(lint.errors == run("checklist").errors)
        let one = run("checklist", "Orders")
        #expect(one.code == .badInput, "asked for by its name, there is nothing else to show")
        #expect(one.errors.contains("7:20: error: there is no type \"Nothing\""), "\(one.errors)")
    }

    @Test("a record that cannot be read is told with its place, and stops neither lint nor the checklists")
    func unsoundRecord() throws {
        let (folder, run) = try demo()
        let path = "Demo/.scaffold/modules/Favorites.json"
        let sound = try #require(folder.text(path))
        for (text, told) in [
            ("{ \"module\": ", "1:1: warning: the \"{\" that opens here is never closed"),
            ("nothing\n", "1:1: warning: the record has no \"module\"; restore the file from version control; "),
            (
                "{\n<<<<<<< HEAD\n\(sound)=======\n\(sound)>>>>>>> other\n",
                "2:1: warning: git has left both sides of a conflict"
            ),
        ] {
            try folder.write(text, to: path)
            let lint = run("lint")
            #expect(lint.code == .done)
            #expect(lint.errors.hasPrefix(".scaffold/modules/Favorites.json:\(told)"), "\(lint.errors)")
            #expect(run("checklist").errors == lint.errors)
        }
        for command in ["graph", "routes"] { #expect(run(command).code == .done, "\(command)") }
    }

    @Test("a copy's checklist is done as it is written, with the package that the project lists in other words")
    func copy() throws {
        let folder = TemporaryFolder()
        let app = Repository.root.appendingPathComponent("Tests/Data/Apps/like/Observatory").path
        try FileManager.default.copyItem(atPath: app, toPath: folder.path("Demo"))
        let run = { (arguments: String...) in
            CommandRun(arguments + ["--output", folder.path("Demo")], styles: Self.library)
        }
        #expect(run("module", "Wishes", "--like", "Comets").code == .done)
        let checklist = run("checklist", "Wishes", "--strict")
        #expect(checklist.code == .done && checklist.output.contains("✓ Packages/WishesFeature"), "\(checklist.output)")
        let project = "Demo/Observatory.xcodeproj/project.pbxproj"
        let text = try #require(folder.text(project))
        try folder.write(text.replacingOccurrences(of: "relativePath = Packages/WishesFeature;", with: ""), to: project)
        #expect(run("checklist", "Wishes", "--strict").code == .findings)
    }

    @Test("a module that is not there is refused with the one that was meant")
    func unknown() throws {
        let run = try inApp("checklist", "Favourites")
        #expect(run.code == .badInput)
        #expect(run.errors == "<name>: error: there is no module \"Favourites\"; did you mean \"Favorites\"?\n")
    }

    @Test(
        "wrong input is refused",
        arguments: [["--format", "pdf"], ["A", "B"], ["--style", "nothing"], ["-o", "/nowhere/at/all"]]
    )
    func usage(_ arguments: [String]) {
        let run = CommandRun(["checklist"] + arguments, styles: Self.library)
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("error: "))
    }

    @Test("a style without a checklist, and an app without modules, are told so")
    func nothing() {
        let folder = TemporaryFolder()
        let none = CommandRun(["checklist", "-o", folder.path], styles: Self.library)
        #expect(none.code == .done)
        #expect(none.output == "The app has no modules.\n")
        #expect(none.errors.contains("yet, so no checklist was ticked; scaffold module starts one"))
        let toy = CommandRun(["checklist", "-o", folder.path])
        #expect(toy.code == .badInput)
        #expect(toy.errors.contains("error: the style \"toy\" has no checklist"))
    }
}
