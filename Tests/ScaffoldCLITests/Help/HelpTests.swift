import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

@Suite("Help")
struct HelpTests {
    /// Every command of the tool, named as it is typed after `scaffold`.
    static let commands: [[String]] = commands(below: CommandPath(root: ScaffoldCommand()))

    private static func commands(below path: CommandPath) -> [[String]] {
        [Array(path.names.dropFirst())]
            + path.command.subcommands.flatMap { subcommand in
                path.appending(subcommand.name).map(commands(below:)) ?? []
            }
    }

    private func text(_ names: [String]) -> String {
        CommandRun(names + ["--help"]).output
    }

    @Test("the help of every command is as recorded", arguments: commands)
    func snapshot(names: [String]) throws {
        let name = (["help"] + names).joined(separator: "-") + ".txt"
        try Snapshot.expect(text(names), matches: name)
    }

    @Test("no line is wider than the width it was wrapped for", arguments: commands)
    func width(names: [String]) {
        for width in [40, 64, 80, 120] {
            let run = CommandRun(names + ["--help"], asTerminal: true, columns: width)
            guard width >= 80 else { continue }
            for line in run.output.uncolored.split(separator: "\n") {
                #expect(line.count <= width, "\(line)")
            }
        }
    }

    @Test("'scaffold help <command>', '--help' and '-h' are one", arguments: commands)
    func sameHelp(names: [String]) {
        let expected = CommandRun(["help"] + names)
        #expect(expected.code == .done)
        for flag in ["--help", "-h"] {
            let run = CommandRun(names + [flag])
            #expect(run.output == expected.output)
            #expect(run.code == .done)
            #expect(run.errors.isEmpty)
        }
    }

    @Test("help for an unknown command says which are known")
    func unknown() {
        let run = CommandRun(["help", "hlep"])
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: unknown command \"hlep\"; did you mean \"help\"?\n"))
    }

    @Test("sentences of help end, abstracts of commands too", arguments: commands)
    func sentences(names: [String]) throws {
        let path = try CommandPath(root: ScaffoldCommand()).appending(all: names)
        let words = path.command.arguments.map(\.name) + path.command.allSwitches.map(\.name)
        let texts = [path.texts.abstract] + words.map(path.texts.help)
        for text in texts { #expect(text.hasSuffix("."), "\(text)") }
    }

    @Test("the help of lint names every format")
    func formats() {
        let all = LintFormat.allCases.map(\.rawValue).joined(separator: ", ")
        let path = CommandPath(root: ScaffoldCommand()).appending("lint")
        #expect(path?.texts.help(on: LintOptions.format.name).contains("The format: \(all).") == true)
    }

    @Test("headings are bold where colours are on, and nothing else differs")
    func colors() {
        let plain = CommandRun(["--help"])
        let colored = CommandRun(["--help", "--color", "always"])
        #expect(colored.output != plain.output)
        #expect(colored.output.hasPrefix("\u{1B}[1mOVERVIEW:\u{1B}[0m "))
        #expect(colored.output.uncolored == plain.output)
    }

    @Test("the version is one line")
    func version() {
        let run = CommandRun(["--version"])
        #expect(run.output == ToolVersion.current + "\n")
        #expect(run.code == .done)
    }

    @Test("the version is the newest of the changelog")
    func changelog() throws {
        let text = try String(contentsOf: Repository.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
        let newest = try #require(headings.first)
        #expect(newest == "## \(ToolVersion.current)")
    }
}
