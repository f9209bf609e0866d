import BuiltInStyles
import Styles
import Testing

@testable import ScaffoldCLI

@Suite("Completions")
struct CompletionTests {
    static let installed = Shell.allCases.filter(ShellSession.isInstalled)

    @Test("the script of every shell is as recorded", arguments: Shell.allCases)
    func snapshot(shell: Shell) throws {
        try Snapshot.expect(CommandRun(["completions", shell.rawValue]).output, matches: "completions.\(shell).txt")
        try Snapshot.expect(shell.script(for: ToyCommands.root), matches: "toy-completions.\(shell).txt")
    }

    @Test("every shell at hand accepts its script", arguments: installed)
    func syntax(shell: Shell) throws {
        #expect(try ShellSession(shell).syntaxProblems().isEmpty)
        #expect(try ShellSession(shell, root: ScaffoldCommand()).syntaxProblems().isEmpty)
    }

    @Test(
        "every shell at hand offers what fits",
        arguments: installed,
        [
            Line(["toy", ""], ["copy", "draw", "group"]),
            Line(["toy", "d"], ["draw"]),
            Line(["toy", "--color", "never", "g"], ["group"]),
            Line(["toy", "group", ""], ["draw"]),
            Line(["toy", "group", "draw", ""], ["round", "square"]),
            Line(["toy", "draw", "round", ""], []),
            Line(["toy", "draw", "--", "s"], ["square"]),
            Line(["toy", "copy", "a.txt", "--trim", ""], ["nothing", "smart"]),
            Line(["toy", "copy", "a.txt", "--trim", "n"], ["nothing"]),
            Line(["toy", "copy", "a.txt", "-o", "f"], ["folder"]),
            Line(["toy", "copy", "a.txt", "--trim", "smart", ""], ["alpha", "beta"]),
            Line(["toy", "copy", "--force", "n"], ["notes.txt"]),
            Line(["toy", "copy", "f"], ["folder"]),
            Line(["toy", "copy", "--d"], ["--diff"]),
            Line(["toy", "copy", "a.txt", "--screens", "l"], []),
        ]
    )
    func offers(shell: Shell, line: Line) throws {
        let wantsSwitches = line.words.last?.hasPrefix("-") ?? false
        let offers = try ShellSession(shell).offers(for: line.words)
        // Where no argument is left, zsh goes on with switches, as it does for every command.
        #expect(offers.filter { wantsSwitches || !$0.hasPrefix("-") } == line.offers)
    }

    @Test("files of other kinds are not offered", arguments: installed.filter { $0 != .zsh })
    func otherFiles(shell: Shell) throws {
        // zsh offers any file where none fits, as it does for every command.
        #expect(try ShellSession(shell).offers(for: ["toy", "copy", "i"]).isEmpty)
    }

    /// Words before the cursor, and what is to be offered.
    struct Line: Sendable, CustomTestStringConvertible {
        let words: [String]
        let offers: [String]

        init(_ words: [String], _ offers: [String]) {
            self.words = words
            self.offers = offers
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    @Test("a value after an equal sign is offered", arguments: installed)
    func equalSign(shell: Shell) throws {
        let offers = try ShellSession(shell).offers(for: ["toy", "copy", "a.txt", "--trim="])
        let bare = offers.map { $0.hasPrefix("--trim=") ? String($0.dropFirst("--trim=".count)) : $0 }
        #expect(bare == ["nothing", "smart"])
    }

    @Test("the shell is the one that is named, else that of SHELL")
    func shellChoice() {
        let zsh = CommandRun(["completions", "zsh"]).output
        #expect(CommandRun(["completions"], environment: ["SHELL": "/usr/local/bin/zsh"]).output == zsh)
        #expect(CommandRun(["completions", "zsh"], environment: ["SHELL": "/bin/bash"]).output == zsh)
    }

    @Test("an unknown shell is refused")
    func unknownShell() {
        let named = CommandRun(["completions", "tcsh"])
        #expect(named.code == .badInput)
        #expect(named.errors.hasPrefix("error: \"tcsh\" is not a value of \"<shell>\""))
        let environment = CommandRun(["completions"], environment: ["SHELL": "/bin/tcsh"])
        #expect(environment.code == .badInput)
        #expect(environment.errors.hasPrefix("error: argument \"<shell>\" is missing\n"))
        #expect(CommandRun(["completions"]).code == .badInput)
    }

    @Test("candidates are listed one a line, and the command that does so is not listed itself")
    func candidates() {
        let run = CommandRun(["candidates", "commands"])
        #expect(run.code == .done)
        #expect(run.output.contains("help\n"))
        #expect(!run.output.contains("candidates"))
    }

    @Test(
        "styles, rules and the options of the style are listed",
        arguments: ["styles", "rules", "options", "screens"]
    )
    func topics(topic: String) {
        let run = CommandRun(["candidates", topic], styles: StyleLibrary(files: BuiltInStyles.files))
        let wanted = [
            "styles": "swiftui-mvvmcr", "rules": "vc.weak-coordinator", "options": "tests=xctest",
            "screens": "list,detail",
        ]
        #expect(run.output.split(separator: "\n").map(String.init).contains(wanted[topic] ?? "?"))
    }
}
