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
                ["module", "Wishes", "--screens", "list,detail", "--dry-run"],
                ["module", "Wishes", "--like", "Favorites", "--dry-run"], ["remove", "Favorites", "--dry-run"],
                ["screen", "Favorites", "edit(itemId: String)", "--dry-run"], ["init", "--dry-run"],
                ["style", "new", "shop", "--dry-run"], ["style", "eject", "uikit-mvvmc", "--dry-run"],
                ["app", "Shop", "--dry-run", "--output", "EMPTY"], ["update"], ["update", "--dry-run"],
                ["update", "--check"], ["adopt", "Favorites", "--force", "--dry-run"],
                ["adopt", "Favorites", "--force"], ["style", "new", "shop"],
                ["module", "Wishes", "--screens", "list", "--diff"], ["screen", "Wishes", "edit(itemId: String)"],
                ["module", "Orders", "--like", "Favorites"], ["remove", "Wishes"], ["init"],
                ["style", "eject", "uikit-mvvmc"], ["app", "Shop", "--output", "EMPTY"],
                ["style", "learn", "own", "--from", "Movies,Search", "--dry-run", "--output", "OWN"],
                ["style", "learn", "own", "--from", "Movies,Search", "--output", "OWN"],
                ["style", "add", "REPOSITORY", "--path", "acme", "--dry-run", "--output", "TOY"],
                ["style", "add", "REPOSITORY", "--path", "acme", "--output", "TOY"],
                ["style", "update", "--dry-run", "--output", "TOY"], ["style", "update", "--output", "TOY"],
                ["style", "detach", "acme", "--dry-run", "--output", "TOY"],
                ["style", "detach", "acme", "--output", "TOY"],
            ]
        ),
        (
            "lint",
            [
                ["lint"], ["lint", "--output", "OWN"], ["lint", "--output", "BROKEN"],
                ["lint", "--fix", "--dry-run", "--diff", "--output", "BROKEN"],
                ["lint", "--fix", "--output", "BROKEN"],
            ]
        ),
        ("explain", [["explain"], ["explain", "vc.weak-coordinator"]]),
        ("checklist", [["checklist"], ["checklist", "--output", "BROKEN"]]),
        ("graph", [["graph"]]), ("routes", [["routes"], ["routes", "--output", "LINKS"]]),
        ("routes-resolve", [["routes", "resolve", "demo://favorites/1"], ["routes", "resolve", "demo://other"]]),
        ("doctor", [["doctor"], ["doctor", "--output", "OWN"]]),
        (
            "agents",
            [
                ["agents"], ["agents", "--format", "skill"], ["agents", "--output", "OWN"],
                ["agents", "--format", "cursor", "--check"],
            ]
        ),
        ("style-list", [["style", "list"]]), ("style-show", [["style", "show", "uikit-mvvmc"]]),
        ("style-why", [["style", "why"], ["style", "why", "--output", "EMPTY"]]),
        (
            "style-diff",
            [["style", "diff", "uikit-mvvmc", "Favorites"], ["style", "diff", "uikit-mvvmc", "Favorites", "--diff"]]
        ),
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

    /// Copies of a golden app, as it is and with a finding, an app of its own architecture, one with a link too few, one for a copied
    /// style, and an empty folder, by the words that stand for them.
    private static func folders() throws -> (TemporaryFolder, places: [String: String]) {
        let folder = TemporaryFolder()
        let golden = Repository.root.appendingPathComponent("Tests/Data/Golden/uikit-mvvmc/list-detail").path
        for name in ["App", "Broken"] { try FileManager.default.copyItem(atPath: golden, toPath: folder.path(name)) }
        let path = "Broken/Modules/Favorites/Presentation/FavoritesMain/FavoritesViewController.swift"
        let controller = try #require(folder.text(path))
        try folder.write(controller.replacingOccurrences(of: "weak var coordinator", with: "var coordinator"), to: path)
        for (name, part) in ["Movies", "Search"].flatMap({ name in ["Presenter", "Wireframe"].map { (name, $0) } }) {
            try folder.write("final class \(name)\(part) {}\n", to: "Own/Features/\(name)/\(name)\(part).swift")
        }
        try folder.write(links, to: "Links/Links.swift")
        try folder.write("class ToyApp {}\n", to: "Toy/App/ToyApp.swift")
        try FileManager.default.createDirectory(atPath: folder.path("Empty"), withIntermediateDirectories: true)
        let names = ["App", "Broken", "Own", "Links", "Toy", "Empty"]
        return (folder, Dictionary(uniqueKeysWithValues: names.map { ($0.uppercased(), folder.path($0)) }))
    }

    private static let links = """
        enum Route { case home, cart, orders }
        struct DeepLinkParser {
            static func parse(_ url: URL) -> Route? {
                switch url.host {
                case "home": return .home
                case "cart": return .cart
                default: return nil
                }
            }
        }
        """

    @Test("hold each report", arguments: runs.indices)
    func reports(index: Int) throws {
        let (report, commands) = Self.runs[index]
        var (folder, places) = try Self.folders()
        let repository = try report == "plan" ? StyleRepository() : nil
        defer { withExtendedLifetime((folder, repository)) {} }
        places["REPOSITORY"] = repository?.url
        let check = SchemaCheck(ReportSchema(name: report).json)
        for command in commands {
            var words = command.map { places[$0] ?? $0 }
            if report != "template-context" { words.append("--json") }
            if report == "plan", command.contains("--dry-run"), command[1] != "update" { words.append("--diff") }
            let isOfNone = ["style-list", "style-show", "style-test", "style-test-in"].contains(report)
            if !isOfNone, !command.contains("--output") { words += ["--output", places["APP"] ?? ""] }
            let styles = command.last == "toy" ? CommandStyles.library : StyleLibrary(files: BuiltInStyles.files)
            let run = CommandRun(words, styles: styles)
            let value = try YAMLReader.read(json: Array(run.output.utf8)).value
            #expect(check.problems(in: value).isEmpty, "\(command): \(check.problems(in: value).prefix(5))")
            let mayHaveProblems = ["problems", "style-test-in"].contains(report)
            #expect(mayHaveProblems || value["problems"] == nil, "\(command): \(run.errors)")
            guard report == "plan", !command.contains("update") else { continue }
            #expect(value["dryRun"] == .bool(command.contains("--dry-run")), "\(command)")
            let changed = value["files"]?.items.filter { $0["status"] != "unchanged" } ?? []
            #expect(!changed.isEmpty, "\(command)")
            #expect(changed.allSatisfy { ($0["diff"] != nil) == words.contains("--diff") }, "\(command)")
        }
    }

    @Test("are held for each command that has --json, and for the dry run of each that writes")
    func everyCommand() {
        let runs = Self.runs.filter { $0.report != "problems" }.flatMap(\.commands)
        for path in Self.reporting {
            let others = path.command.subcommands.map(\.name)
            let own = runs.filter { run in
                let rest = run.dropFirst(path.names.count - 1)
                return run.starts(with: path.names.dropFirst()) && !others.contains(rest.first ?? "")
            }
            #expect(own.contains { !$0.contains("--dry-run") }, "\(path.names)")
            let isDry = path.command.switches.contains { $0.name == ModuleOptions.dryRun.name }
            #expect(!isDry || own.contains { $0.contains("--dry-run") }, "\(path.names)")
        }
    }

    /// The commands that have `--json`.
    private static var reporting: [CommandPath] {
        var paths = [CommandPath(root: ScaffoldCommand())]
        var found: [CommandPath] = []
        while let path = paths.popLast() {
            paths += path.command.subcommands.compactMap { path.appending($0.name) }
            if path.command.switches.contains(where: { $0.name == CommonOptions.json.name }) { found.append(path) }
        }
        return found
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
        let names = Self.reporting.map { path in
            let words = path.names.dropFirst()
            return words.isEmpty ? "overview" : words == ["module"] ? "plan" : words.joined(separator: "-")
        }
        #expect(names.count > 20 && Set(names).isSubset(of: ReportSchema.names), "\(names)")
    }

    @Test(
        "a finding has the reason, what to do or what --fix puts in its place, and the examples of its rule",
        arguments: [("lint", "BROKEN", "replace"), ("lint", "UNTESTED", "hand"), ("routes", "LINKS", "hand")]
    )
    func finding(command: String, place: String, kind: String) throws {
        let (folder, places) = try Self.folders()
        defer { withExtendedLifetime(folder) {} }
        if place == "UNTESTED" { try FileManager.default.removeItem(atPath: folder.path("App/Tests")) }
        let run = CommandRun(
            [command, "--json", "--output", places[place] ?? folder.path("App")],
            styles: StyleLibrary(files: BuiltInStyles.files)
        )
        let report = try YAMLReader.read(json: Array(run.output.utf8)).value
        let finding = try #require(report["findings"]?.items.first { $0["fix"]?["kind"] == .string(kind) })
        if kind == "replace" { #expect(finding["fix"]?["edits"]?.items.first?["text"] == "weak ") }
        #expect(finding["fix"]?["text"]?.string?.isEmpty == false)
        #expect(finding["why"]?.string?.isEmpty == false)
        let rule = try #require(report["rules"]?.items.first { $0["id"] == finding["rule"] })
        #expect(rule["fix"]?.string?.isEmpty == false)
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
