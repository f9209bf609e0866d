import Diagnostics
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// `scaffold module` without a name asks a person.
@Suite("scaffold module asks")
struct ModuleQuestionsTests {
    private let folder = TemporaryFolder()

    /// Answers line by line, as a person at a terminal does.
    private func asked(_ answers: [String], _ arguments: String..., columns: Int = 120) -> CommandRun {
        CommandRun(
            ["module", "--output", folder.path("demo"), "--color", "never"] + arguments,
            input: answers.map { $0 + "\n" }.joined(),
            asTerminal: true,
            columns: columns
        )
    }

    private func paths() -> [String] {
        let found = try? FileManager.default.subpathsOfDirectory(atPath: folder.path("demo"))
        return (found ?? []).filter { $0.contains(".") }.sorted()
    }

    @Test("empty answers take what stands in brackets; the plan is shown, and a yes writes it")
    func defaults() throws {
        let run = asked(["favorites", "", "", "", "", "y"])
        #expect(run.code == .done)
        for question in [
            "Name: ", "Style [toy]: ", "Screens [list,detail]: ", "Use cases [", "Routes below favorites/ [",
            "Write it? [Y/n]: ",
        ] {
            #expect(run.errors.contains(question), "\(question)")
        }
        #expect(run.output.contains("│   └── + Favorites.yml"))
        #expect(run.output.contains("6 files to create; dry run, nothing was written\n"))
        #expect(run.output.hasSuffix("6 files created\n"))
        #expect(folder.text("demo/Modules/Favorites/FavoritesModel.swift") == "struct FavoritesModel {}\n")
    }

    @Test("each style is listed with what it is")
    func styles() throws {
        let styles = CommandStyles.library
        let run = asked(["favorites"])
        for name in styles.names {
            let style = try styles.style(Located(name, at: SourceMark(source: name)))
            let words = style.manifest.about.summary.split(separator: " ").prefix(3).joined(separator: " ")
            #expect(run.errors.contains("\(name): \(words)"), "\(run.errors)")
        }
    }

    @Test("the command line that it prints does the same without asking")
    func commandLine() throws {
        let run = asked(["favorites", "", "list,detail(itemId: Int)", "", "detail=item/:itemId", "y"])
        #expect(run.code == .done)
        let line = try #require(run.errors.split(separator: "\n").first { $0.contains("scaffold module favorites") })
        let wanted =
            "  scaffold module favorites --screens 'list,detail(itemId: Int)' --routes detail=item/:itemId --style toy --output "
        #expect(line.hasPrefix(wanted) || run.errors.contains("--screens 'list,detail(itemId: Int)' \\\n"), "\(line)")
        let again = CommandRun([
            "module", "favorites", "--screens", "list,detail(itemId: Int)", "--routes", "detail=item/:itemId",
            "--style",
            "toy", "--output", folder.path("demo"),
        ])
        #expect(again.output == "nothing changed: 6 files up to date\n")
    }

    @Test("what is wrong is said at the answer, with its place, and asked again")
    func validation() throws {
        let run = asked([
            "1st", "favorites", "tyo", "toy", "list,de tail", "list,detail", "", "detial=:itemId", "", "n",
        ])
        #expect(run.code == .done)
        #expect(run.errors.contains("✗ the module name \"1st\" starts with a digit; \"First\" would do\n"))
        #expect(run.errors.contains("✗ there is no style \"tyo\"; did you mean \"toy\"?\n"))
        #expect(run.errors.contains("✗ there is no screen \"detial\" for this route; did you mean \"detail\"?\n"))
        // The caret stands beneath what was typed behind the question.
        let question = "Screens [list,detail]: "
        #expect(run.errors.contains(question + String(repeating: " ", count: question.count + 8) + "^\n"))
        #expect(run.errors.hasSuffix("Nothing was written.\n"))
        #expect(paths().isEmpty)
    }

    @Test("a type that nothing declares is asked for; one that is nearly Swift's is doubted first")
    func types() throws {
        let run = asked([
            "orders", "", "list,detail(itemId: Strin)", "list,detail(itemId: String)", "getOrders -> [Order]",
            "id: String, state: State", "open|closed", "", "y",
        ])
        #expect(run.code == .done)
        #expect(
            run.errors.contains(
                "✗ there is no type \"Strin\"; did you mean \"String\"? Repeat the answer for a type of your own\n"
            )
        )
        #expect(run.errors.contains("  Order is new: its properties, or its cases (open|closed) [id: String]: "))
        #expect(run.errors.contains("  State is new: "))
        let spec = try #require(folder.text("demo/.scaffold/modules/Orders.yml"))
        #expect(spec.contains("Order"))
        #expect(spec.contains("closed"))
    }

    @Test("leaving in the middle leaves nothing behind", arguments: 0..<6)
    func leaving(after count: Int) {
        let run = asked(Array(["favorites", "", "", "", "", "y"].prefix(count)))
        #expect(run.code == .done)
        #expect(run.errors.hasSuffix("Nothing was written.\n"))
        #expect(paths().isEmpty)
        #expect(folder.names.isEmpty)
    }

    @Test("what the command line says is not asked for")
    func partly() {
        let run = asked(["favorites", "", "", "n"], "--screens", "list", "--style", "toy")
        #expect(!run.errors.contains("Screens"))
        #expect(!run.errors.contains("Style ["))
        #expect(run.errors.contains("Use cases ["))
    }

    @Test("in an app that has a style, the style is not asked for, and a module that is there is refused")
    func inApp() {
        _ = CommandRun(["module", "Orders", "--style", "toy", "--screens", "list", "--output", folder.path("demo")])
        let run = asked(["orders", "favorites", "", "", "", "n"])
        #expect(
            run.errors.contains(
                "✗ the module \"Orders\" exists already; scaffold screen Orders <screen> adds a screen to it\n"
            )
        )
        #expect(!run.errors.contains("Style ["))
    }

    @Test("a dry run shows and asks no more")
    func dryRun() {
        let run = asked(["favorites", "", "", "", ""], "--dry-run")
        #expect(run.code == .done)
        #expect(!run.errors.contains("Write it?"))
        #expect(run.errors.contains("--dry-run"))
        #expect(paths().isEmpty)
    }

    @Test("nothing is asked where nobody can answer")
    func noTerminal() {
        let run = CommandRun(["module", "--output", folder.path("demo")], input: "favorites\n\n\n\n\ny\n")
        #expect(run.code == .badInput)
        #expect(run.errors.hasPrefix("error: argument \"<name>\" is missing\n"))
        let json = asked(["favorites", "", "", "", "", "y"], "--json")
        #expect(json.code == .badInput)
        #expect(paths().isEmpty)
    }

    @Test("words that a shell would read otherwise are quoted")
    func quoting() {
        #expect(CommandLineText.quoted("list,detail") == "list,detail")
        #expect(CommandLineText.quoted("detail(itemId: Int)") == "'detail(itemId: Int)'")
        #expect(CommandLineText.quoted("it's") == "'it'\\''s'")
        #expect(CommandLineText.quoted("") == "''")
    }
}
