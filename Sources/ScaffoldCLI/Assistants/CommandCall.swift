import Diagnostics
import FileTransaction
import Styles
import YAMLReader

/// A command that a tool runs: the same as on a command line, with its report in JSON.
struct CommandCall {
    let words: [String]
    let root: RootFolder
    /// What the command reads from its standard input.
    var input = ""
    let environment: Environment
    let styles: @Sendable () -> StyleLibrary

    /// Runs the command.
    ///
    /// - Returns: Its report.
    /// - Throws: `ToolRefusal`, with the command's problems.
    func run(_ supervision: Supervision) throws(ToolRefusal) -> YAMLValue {
        let output = OutputChannel(inMemoryAsTerminal: false)
        let code = ScaffoldCommand.run(
            arguments: words,
            environment: environment,
            console: Console(
                output: output,
                errors: OutputChannel(inMemoryAsTerminal: false),
                input: InputChannel(input)
            ),
            supervision: supervision,
            styles: styles
        )
        let report = (try? YAMLReader.read(json: Array(output.written.utf8)))?.value ?? [:]
        guard code == .done || code == .findings else { throw ToolRefusal(report, code) }
        return report
    }
}
