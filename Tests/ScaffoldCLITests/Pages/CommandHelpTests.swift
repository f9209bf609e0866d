import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// `docs/commands/` says what the commands' help says, and shows what they print.
///
/// `SCAFFOLD_RECORD=1 swift test --filter CommandHelpTests` writes the pages anew and fails. What stands under "At work" is
/// written by hand, but for the output of its commands.
@Suite("Pages of the commands")
struct CommandHelpTests {
    static let commands: [[String]] = CommandPage.listed(below: CommandPath(root: ScaffoldCommand()))
        .map { Array($0.names.dropFirst()) }

    @Test(
        "the page of every command says what its help says",
        .enabled(if: !TestRun.isRecording, "the other test records both parts"),
        arguments: commands
    )
    func help(names: [String]) throws {
        let (command, page, session) = try Self.page(of: names)
        #expect(session != nil || !command.path.listedSubcommands.isEmpty, "the page shows nothing at work")
        try page.expect(command.text + (session ?? ""))
    }

    @Test("what a page shows at work is what the tool prints", arguments: TestRun.sample(3, of: commands))
    func work(names: [String]) throws {
        let (command, page, session) = try Self.page(of: names)
        try page.expect(command.text + (try session.map(Self.recorded) ?? ""))
    }

    /// The page of a command, and what follows its help: the part that shows the command at work.
    private static func page(of names: [String]) throws -> (CommandPage, Page, session: String?) {
        let command = CommandPage(path: try CommandPath(root: ScaffoldCommand()).appending(all: names))
        let page = Page(path: "docs/commands/\(command.fileName)")
        let written = page.text ?? ""
        let session = written.range(of: "\n" + CommandPage.session + "\n").map { String(written[$0.lowerBound...]) }
        return (command, page, session)
    }

    /// The part with what its commands print now.
    private static func recorded(_ part: String) throws -> String {
        let console = ConsoleText(part)
        return console.text(outputs: try ConsoleSession(setup: setup(of: part)).outputs(of: console.commands))
    }

    /// The command that the part says its app was made with: "In the app of `scaffold app Shop`:".
    private static func setup(of part: String) -> String? {
        let line = part.split(separator: "\n").first { $0.hasPrefix("In the app of `") }
        let command = line?.split(separator: "`").dropFirst().first.map(String.init)
        return command.map { "\($0); cd Shop" }
    }

    @Test("the list of the commands is up to date")
    func index() throws {
        try Page(path: "docs/commands/README.md").expect(CommandPage.index(of: ScaffoldCommand()))
    }

    @Test("no page is left of a command that is gone")
    func leftovers() throws {
        let folder = Repository.root.appendingPathComponent("docs/commands").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        let known = try Self.commands.map {
            CommandPage(path: try CommandPath(root: ScaffoldCommand()).appending(all: $0)).fileName
        }
        #expect(Set(files).subtracting(known).sorted() == ["README.md"])
    }
}
