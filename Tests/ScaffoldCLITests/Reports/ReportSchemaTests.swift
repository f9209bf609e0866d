import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing
import YAMLReader

@testable import ScaffoldCLI

@Suite("The schemas of reports")
struct ReportSchemaTests {
    private static let runs: [(report: String, commands: [[String]])] = [
        ("overview", [[], ["--output", "EMPTY"], ["--output", "OWN"]]),
        (
            "plan",
            [
                ["module", "Wishes", "--screens", "list,detail", "--dry-run", "--diff"],
                ["module", "Wishes", "--like", "Favorites", "--dry-run"], ["remove", "Favorites", "--dry-run"],
                ["screen", "Favorites", "edit(itemId: String)", "--dry-run"], ["init", "--dry-run"],
                ["style", "new", "shop", "--dry-run"], ["style", "eject", "uikit-mvvmc", "--dry-run"],
                ["app", "Shop", "--dry-run", "--output", "EMPTY"], ["update"], ["update", "--check"],
                ["adopt", "Favorites", "--force"], ["style", "new", "shop"],
                ["module", "Wishes", "--screens", "list", "--diff"], ["remove", "Wishes"], ["init"],
            ]
        ),
        ("lint", [["lint"], ["lint", "--output", "BROKEN"], ["lint", "--fix", "--dry-run", "--output", "BROKEN"]]),
        ("explain", [["explain"], ["explain", "vc.weak-coordinator"]]), ("checklist", [["checklist"]]),
        ("graph", [["graph"]]), ("routes", [["routes"]]),
        ("routes-resolve", [["routes", "resolve", "demo://favorites/1"], ["routes", "resolve", "demo://other"]]),
        ("doctor", [["doctor"]]),
        ("agents", [["agents"], ["agents", "--format", "skill"], ["agents", "--output", "OWN"]]),
        ("style-list", [["style", "list"]]), ("style-show", [["style", "show", "uikit-mvvmc"]]),
        ("style-why", [["style", "why"], ["style", "why", "--output", "EMPTY"]]),
        ("style-diff", [["style", "diff", "uikit-mvvmc", "Favorites"]]),
        ("style-outdated", [["style", "outdated"]]),
        ("style-test", [["style", "test", "toy"]]),
        ("style-test-in", [["style", "test", "uikit-mvvmc", "--in", "APP"]]),
        ("template-context", [["template", "context", "Wishes", "--screens", "list,detail"]]),
        ("style-suggestions", [["style", "learn", "--suggest", "--output", "OWN"]]),
        (
            "problems",
            [
                ["module", "Wishes", "--screens", "list,detail(x: Strin)"], ["lint", "--nonsense"], ["module"],
                ["lint", "Whishes"], ["explain", "vc"], ["remove", "Nothing"],
            ]
        ),
    ]

    /// Copies of a golden app, as it is and with a finding, an app of its own architecture, and an empty folder.
    private static func folders() throws -> (TemporaryFolder, app: String, replaced: [String: String]) {
        let folder = TemporaryFolder()
        let golden = Repository.root.appendingPathComponent("Tests/Data/Golden/uikit-mvvmc/list-detail").path
        for name in ["App", "Broken"] { try FileManager.default.copyItem(atPath: golden, toPath: folder.path(name)) }
        let path = folder.path("Broken/Modules/Favorites/Presentation/FavoritesMain/FavoritesViewController.swift")
        try String(contentsOfFile: path, encoding: .utf8)
            .replacingOccurrences(of: "weak var coordinator", with: "var coordinator")
            .write(toFile: path, atomically: true, encoding: .utf8)
        for name in ["Movies", "Search"] {
            try FileManager.default.createDirectory(
                atPath: folder.path("Own/Features/\(name)"),
                withIntermediateDirectories: true
            )
            for part in ["Presenter", "Wireframe"] {
                try "final class \(name)\(part) {}\n".write(
                    toFile: folder.path("Own/Features/\(name)/\(name)\(part).swift"),
                    atomically: true,
                    encoding: .utf8
                )
            }
        }
        let replaced = [
            "APP": folder.path("App"), "EMPTY": folder.path("Empty"), "OWN": folder.path("Own"),
            "BROKEN": folder.path("Broken"),
        ]
        try FileManager.default.createDirectory(atPath: folder.path("Empty"), withIntermediateDirectories: true)
        return (folder, folder.path("App"), replaced)
    }

    @Test("hold each report", arguments: runs.indices)
    func reports(index: Int) throws {
        let (report, commands) = Self.runs[index]
        let (folder, app, replaced) = try Self.folders()
        defer { withExtendedLifetime(folder) {} }
        let check = SchemaCheck(ReportSchema(name: report).json)
        for command in commands {
            var words = command.map { replaced[$0] ?? $0 }
            if report != "template-context" { words.append("--json") }
            let isOfApp = Set(command).isDisjoint(with: ["--in", "--output"]) && command.last != "list"
            if isOfApp, !command.starts(with: ["style", "list"]), !command.starts(with: ["style", "show"]),
                command != ["style", "test", "toy"]
            {
                words += ["--output", app]
            }
            let styles = command.last == "toy" ? CommandStyles.library : StyleLibrary(files: BuiltInStyles.files)
            let run = CommandRun(words, styles: styles)
            let value = try YAMLReader.read(json: Array(run.output.utf8)).value
            #expect(check.problems(in: value).isEmpty, "\(command): \(check.problems(in: value).prefix(5))")
            let mayHaveProblems = ["problems", "style-test-in"].contains(report)
            #expect(mayHaveProblems || value["problems"] == nil, "\(command): \(run.errors)")
        }
    }

    @Test("are there for each report that a test runs, and no others")
    func names() {
        let further = Set(ReportSchema.names).subtracting(Self.runs.map(\.report))
        #expect(further.isSubset(of: ReportSchema.further.keys))
        #expect(Set(Self.runs.map(\.report)).isSubset(of: ReportSchema.names))
        for (command, report) in ReportSchema.further {
            #expect(ReportSchema(name: command).json["properties"] == ReportSchema(name: report).json["properties"])
            let path = command.split(separator: "-").reduce(CommandPath(root: ScaffoldCommand()) as CommandPath?) {
                $0?.appending(String($1))
            }
            #expect(path != nil, "\(command)")
        }
    }

    @Test("are there for each command that has --json")
    func commands() {
        var missing: [String] = []
        var paths = [CommandPath(root: ScaffoldCommand())]
        while let path = paths.popLast() {
            paths += path.command.subcommands.compactMap { path.appending($0.name) }
            guard path.command.switches.contains(where: { $0.name == CommonOptions.json.name }) else { continue }
            let words = path.names.dropFirst()
            let name = words.isEmpty ? "overview" : words == ["module"] ? "plan" : words.joined(separator: "-")
            if !ReportSchema.names.contains(name) { missing.append(name) }
        }
        #expect(missing.isEmpty, "\(missing)")
    }

    @Test("a finding has the reason, what --fix puts in its place, and the examples of its rule")
    func finding() throws {
        let (folder, _, replaced) = try Self.folders()
        defer { withExtendedLifetime(folder) {} }
        let run = CommandRun(
            ["lint", "--json", "--output", replaced["BROKEN"] ?? ""],
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        let report = try YAMLReader.read(json: Array(run.output.utf8)).value
        let finding = try #require(report["findings"]?.items.first)
        #expect(finding["fix"]?["kind"] == "replace")
        #expect(finding["fix"]?["edits"]?.items.first?["text"] == "weak ")
        #expect(finding["why"]?.string?.isEmpty == false)
        let rule = try #require(report["rules"]?.items.first)
        #expect(rule["id"] == finding["rule"])
        #expect(rule["examples"]?.items.first?["violation"] != nil)
        #expect(rule["examples"]?.items.first?["mended"] != nil)
    }

    @Test("are printed by scaffold schema", arguments: ReportSchema.names)
    func command(name: String) throws {
        let run = CommandRun(["schema", name])
        #expect(run.code == .done)
        #expect(try YAMLReader.read(json: Array(run.output.utf8)).value["type"] != nil || name == "style-diff")
    }
}
