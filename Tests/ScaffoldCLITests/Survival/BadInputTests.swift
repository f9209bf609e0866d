import Foundation
import Testing

@testable import ScaffoldCLI

/// Wrong uses of every command: each ends with a code and a word of what is wrong, and nothing is written.
@Suite("Bad input", .needsExecutable)
struct BadInputTests {
    /// Wrong uses, command by command, as one would type them.
    static let uses: [[String]] = [
        ["module"], ["module", ""], ["module", " "], ["module", "1st", "--screens", "list"],
        ["module", "class", "--screens", "list"], ["module", "Favorites", "--screens", ""],
        ["module", "Favorites", "--screens", "list,"], ["module", "Favorites", "--screens", "list("],
        ["module", "Favorites", "--screens", "list,detail(a)"],
        ["module", "Favorites", "--screens", "list,detail(a:)"],
        ["module", "Favorites", "--screens", "list,list"],
        ["module", "Favorites", "--screens", "list,detail(a: Nothing)"],
        ["module", "Favorites", "--screens", "list", "--routes", "list=:a/:b"],
        ["module", "Favorites", "--screens", "list", "--routes", "other=x"],
        ["module", "Favorites", "--screens", "list", "--routes", "="],
        ["module", "Favorites", "--screens", "list", "--use-cases", "get ->"],
        ["module", "Favorites", "--screens", "list", "--types", "A("],
        ["module", "Favorites", "--screens", "list", "--types", "A(a: A)"],
        ["module", "Favorites", "--screens", "list", "--links", "Nowhere.list"],
        ["module", "Favorites", "--screens", "list", "--aliases", "a b/c"],
        ["module", "Favorites", "--screens", "list", "--option", "x"],
        ["module", "Favorites", "--screens", "list", "--option", "x=y"],
        ["module", "Favorites", "--screens", "list", "--style", "nonsense"],
        ["module", "Favorites", "--screens", "list", "--output", "App/AppRoute.swift"],
        ["module", "Favorites", "--screens", "list", "--output", ""],
        ["module", "Fav\u{1B}[31m", "--screens", "list"],
        ["module", String(repeating: "Favorites", count: 20), "--screens", "list"],
        ["module", "Favorites", "--screens", (0..<300).map { "s\($0)" }.joined(separator: ",")],
        ["module", "--spec", "nothing.yml"], ["module", "--spec", "broken.yml"], ["module", "--spec", "unknown.yml"],
        ["module", "--spec", "empty.yml"], ["module", "--spec", "unknown.yml", "--screens", "list"],
        ["module", "--spec", "-"], ["module", "A", "B"],
        ["screen"], ["screen", "Orders"], ["screen", "Nothing", "edit"],
        ["screen", "Orders", "edit("], ["screen", "Orders", "edit", "--kind", "x"],
        ["screen", "Orders", "edit", "--route", "//"], ["screen", "Orders", "edit", "--presentation", ""],
        ["screen", "Orders", "edit", "a: B", "y"],
        ["update", "Nothing"], ["update", ""], ["update", "--option", "x=y"],
        ["remove"], ["remove", "Nothing"], ["remove", ""], ["remove", "Orders", "Other"],
        ["app"], ["app", ""], ["app", "../x"], ["app", "Other", "--modules", "a("], ["app", "--spec", "broken.yml"],
        ["init", "--style", "nonsense"], ["init", "extra"], ["init", "--option", "x"], ["init"],
        ["adopt"], ["adopt", "Nothing"], ["adopt", ""],
        ["lint", "nothing.swift"], ["lint", "--format", "nonsense"], ["lint", "--format", "json="],
        ["lint", "--baseline", "nothing.json"], ["lint", "--baseline", "broken.yml"],
        ["lint", "--baseline", "empty.yml"], ["lint", "--write-baseline", "no/where.json"],
        ["lint", "--write-baseline", ""], ["lint", "--changed-since", ""], ["lint", "--changed-since", "-p"],
        ["lint", "--style", "nonsense"], ["lint", "--output", "nowhere"], ["lint", "--strict=yes"],
        ["explain", "nonsense"], ["explain", ""], ["explain", "a", "b"], ["explain", "--style", "nonsense"],
        ["checklist", "Nothing"], ["checklist", "--format", "nonsense"], ["checklist", "--output", "nowhere"],
        ["graph", "Nothing"], ["graph", "--format", "nonsense"], ["graph", "--level", "nonsense"],
        ["routes", "extra"], ["routes", "--output", "nowhere"], ["routes", "resolve"], ["routes", "resolve", ""],
        ["routes", "resolve", "no scheme"], ["routes", "resolve", "a://%"], ["routes", "resolve", "://"],
        ["routes", "resolve", "a://b\u{7}c"],
        ["style", "nonsense"], ["style", "list", "extra"], ["style", "show"], ["style", "show", "nonsense"],
        ["style", "new"], ["style", "new", "Not A Name"], ["style", "new", ""], ["style", "new", "small"],
        ["style", "new", "fresh", "--extends", "nonsense"], ["style", "eject"], ["style", "eject", "nonsense"],
        ["style", "add"], ["style", "add", "nonsense"], ["style", "add", "-x"], ["style", "update"],
        ["style", "update", "nonsense"], ["style", "outdated", "extra"], ["style", "detach"],
        ["style", "detach", "small"],
        ["style", "test", "nonsense"], ["style", "why", "nonsense"], ["style", "why", "small", "extra"],
        ["schema"], ["schema", "nonsense"], ["completions", "nonsense"], ["candidates", "nonsense"],
        ["template", "render"], ["template", "render", "nothing.stencil"], ["template", "render", "broken.stencil"],
        ["template", "render", "broken.stencil", "--context", "nothing.json"],
        ["template", "render", "broken.stencil", "--context", "broken.yml"], ["template", "render", "-", "-c", "-"],
        ["template", "render", "broken.stencil", "--trim", "nonsense"], ["template", "context"],
        ["template", "context", ""],
        ["nonsense"], ["--nonsense"], [""], ["help", "nonsense"], ["--color"], ["--color=nonsense", "lint"], ["-x"],
        ["--version=3"], ["-"], ["--output", "x", "lint"], ["lint", "--quiet", "--quiet=1"],
    ]

    private static func app() throws -> SurvivalApp {
        let app = try SurvivalApp()
        try app.write("name: [\n", to: "broken.yml")
        try app.write("name: A\nscreens: [list]\nnonsense: 1\n", to: "unknown.yml")
        try app.write("{% if %}\n", to: "broken.stencil")
        try app.write("", to: "empty.yml")
        return app
    }

    @Test("ends with a code and a word, and nothing is written")
    func wrongUses() throws {
        let app = try Self.app()
        let before = app.picture
        var page = ""
        for arguments in Self.uses {
            let end = try Tool.run(arguments, in: app.root, processorSeconds: 30)
            #expect(end.misbehaviour == nil, "\(arguments)")
            #expect([2, 3, 4].contains(end.code), "\(arguments) ended with \(end.ending)")
            let words = arguments.map {
                $0.count > 60 ? $0.prefix(30) + "…" : $0.debugDescription.dropFirst().dropLast()
            }
            let line = words.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : String($0) }.joined(separator: " ")
            page += (page.isEmpty ? "" : "\n") + "$ scaffold \(line)\n"
            page += end.complaints.filter { !$0.hasPrefix("usage:") && !$0.hasPrefix("   ") }.joined(separator: "\n")
            page += "\n[\(end.code ?? -1)]\n"
        }
        #expect(app.picture == before, "\(app.picture.differences(from: before))")
        try Snapshot.expect(page, matches: "bad-input.txt")
    }

    @Test("of any command names all of it in one run")
    func everyCommand() throws {
        let app = try Self.app()
        let before = app.picture
        for path in Self.commands(CommandPath(root: ScaffoldCommand())) {
            let names = Array(path.names.dropFirst())
            let end = try Tool.run(names + ["--nonsense", "--also=nonsense", "--color", "nonsense"], in: app.root)
            #expect(end.code == 2, "\(names)")
            for problem in ["\"--nonsense\"", "\"--also\"", "\"nonsense\" is not a value of \"--color\""] {
                #expect(end.errors.contains(problem), "\(names): \(end.errors)")
            }
            for item in path.command.switches where item.option?.impliedValue == nil {
                let isOption = item.option != nil
                let end = try Tool.run(names + [item.spelling + (isOption ? "" : "=x")], in: app.root)
                let complaint = isOption ? "\"\(item.spelling)\" has no value" : "takes no value"
                #expect(end.code == 2 && end.errors.contains(complaint), "\(names)")
            }
        }
        #expect(app.picture == before)
    }

    private static func commands(_ path: CommandPath) -> [CommandPath] {
        [path] + path.command.subcommands.compactMap { path.appending($0.name) }.flatMap(commands)
    }
}
