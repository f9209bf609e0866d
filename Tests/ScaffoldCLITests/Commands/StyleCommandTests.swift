import Styles
import Testing

@testable import ScaffoldCLI

@Suite("scaffold style")
struct StyleCommandTests {
    private let broken = StyleLibrary(files: [
        (path: "one/style.yml", text: "schema: 1\nname: one\nnmae: x\n"), (path: "two/style.yml", text: "- list\n"),
    ])

    @Test("list names every style with its summary, and the default")
    func list() {
        let run = CommandRun(["style", "list"])
        #expect(run.code == .done)
        #expect(run.output == "plain  One page\ntoy    A model, and a view for each screen (the default)\n")
    }

    @Test("list wraps to the terminal")
    func narrowList() {
        let run = CommandRun(["style", "list", "--color", "never"], asTerminal: true, columns: 24)
        #expect(
            run.output == """
                plain  One page
                toy    A model, and a
                       view for each
                       screen (the
                       default)

                """
        )
    }

    @Test("show tells options, pieces, where they go and when")
    func show() {
        #expect(
            CommandRun(["style", "show", "toy"]).output == """
                toy: Toy
                A model, and a view for each screen
                Minimum iOS: 16.0

                OPTIONS:
                  comments=on|off
                      Whether views have comments. (default: on)
                  tests=swift-testing|xctest
                      The framework of the tests. (default: swift-testing)

                FOR THE MODULE:
                  model    Modules/{{ module.type }}/{{ module.type }}Model.swift
                  strings  Resources/Localizable.xcstrings

                FOR EACH SCREEN:
                  view  Modules/{{ module.type }}/Views/{{ screen.type }}View.swift  if not screen.isRoot or options.comments

                """
        )
    }

    @Test("show tells an option that is any text")
    func textOption() {
        let manifest = """
            schema: 1
            name: one
            options: { team: { default: Core, help: The owner } }
            pieces: [{ id: a, template: a.stencil, path: A.swift }]
            """
        let styles = StyleLibrary(files: [(path: "one/style.yml", text: manifest), (path: "one/a.stencil", text: "")])
        let shown = CommandRun(["style", "show", "one"], styles: styles)
        #expect(shown.output.contains("  team=<text>\n      The owner (default: Core)\n"))
    }

    @Test("both report in JSON")
    func json() throws {
        try Snapshot.expect(CommandRun(["style", "list", "--json"]).output, matches: "style-list.json")
        try Snapshot.expect(CommandRun(["style", "show", "toy", "--json"]).output, matches: "style-show.json")
    }

    @Test("an unknown style is refused with the one that was meant")
    func unknown() {
        let run = CommandRun(["style", "show", "tyo"])
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors == "<style>: error: there is no style \"tyo\"; did you mean \"toy\"?\n")
    }

    @Test("what is wrong with any style is listed in one run")
    func brokenStyles() {
        let run = CommandRun(["style", "list"], styles: broken)
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("one/style.yml:3:1: error: "))
        #expect(run.errors.contains("two/style.yml:1:1: error: "))
    }

    @Test("styles and modules are candidates for completion")
    func candidates() {
        #expect(CommandRun(["candidates", "styles"]).output == "plain\ntoy\n")
        #expect(CommandRun(["candidates", "modules"]).code == .done)
    }
}
