import Diagnostics
import FileTransaction
import Styles
import YAMLReader

/// One run of a command: its values, the console, and the styles.
struct Invocation {
    let path: CommandPath
    var values: ParsedValues
    let console: Console
    let environment: Environment
    /// Reads the built-in styles. A closure, because most commands do not need them.
    let builtInStyles: @Sendable () -> StyleLibrary
    /// The program that runs the command, if it is one.
    let supervisor: (any Supervisor)?

    /// A line on a terminal, for the supervisor, too.
    var progressLine: ProgressLine { ProgressLine(console, in: environment, for: supervisor) }

    /// A tree that the supervisor watches.
    func watched(_ tree: FileTree) -> FileTree {
        guard let supervisor else { return tree }
        return tree.watched { () throws(Failure) in try supervisor.hearReading() }
    }

    /// Writes a report to the output, as JSON or text.
    func show(_ report: some CommandReport) {
        if values.wantsJSON {
            console.output.writeLine(JSONWriter.write(report.json))
        } else {
            report.write(to: console)
        }
    }

    /// Shows a progress line on a terminal while the work runs.
    ///
    /// - Throws: `Failure` if the run was cancelled before, or what the work throws.
    func showing<Result>(_ text: String, _ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        try supervisor?.checkRunning()
        let progress = progressLine
        progress.show(text)
        defer { progress.clear() }
        return try work()
    }
}
