import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// Programs can read what the commands say.
@Suite("--json")
struct JSONOutputTests {
    /// What prints something that is for another program already, or help.
    private static let others: [[String]] = [
        ["schema"], ["template", "render"], ["template", "context"], ["completions"], ["help"], ["candidates"],
        ["mcp"],
    ]

    @Test("every command that reports something takes it", arguments: HelpTests.commands)
    func everyCommand(names: [String]) throws {
        let path = try CommandPath(root: ScaffoldCommand()).appending(all: names)
        let hasWork = path.command.subcommands.isEmpty || names.isEmpty
        guard hasWork, !Self.others.contains(names) else { return }
        #expect(path.command.allSwitches.contains { $0.name == "json" })
    }

    @Test("the page on JSON has a part on every command that takes it", arguments: HelpTests.commands)
    func documented(names: [String]) throws {
        let path = try CommandPath(root: ScaffoldCommand()).appending(all: names)
        guard path.command.allSwitches.contains(where: { $0.name == "json" }) else { return }
        let page = Repository.root.appendingPathComponent("docs/json.md")
        let headings = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("## ")
        }
        let name = names.isEmpty ? "scaffold" : names.joined(separator: " ")
        #expect(headings.contains { $0.contains("`\(name)`") }, "\(name)")
    }

    @Test("where a command has formats, it is short for one of them")
    func short() {
        let folder = TemporaryFolder()
        for command in ["lint", "checklist", "graph"] {
            let arguments = [command, "--output", folder.path]
            #expect(CommandRun(arguments + ["--json"]).output == CommandRun(arguments + ["--format", "json"]).output)
        }
    }
}
