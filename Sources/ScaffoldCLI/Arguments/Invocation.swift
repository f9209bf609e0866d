import Diagnostics
import ScaffoldKit
import YAMLReader

/// One run of a command: its values, the console, and the styles.
struct Invocation {
    let path: CommandPath
    var values: ParsedValues
    let console: Console
    let environment: Environment
    /// Reads the built-in styles, which takes time that most commands need not spend.
    let builtInStyles: @Sendable () -> StyleLibrary

    /// Writes a report to the output: in JSON if that was asked for, else as text.
    func show(_ report: some Report) {
        if values.wantsJSON {
            console.output.writeLine(JSONWriter.write(report.json))
        } else {
            report.write(to: console)
        }
    }

    /// Shows on a terminal what is being done while the work runs.
    func showing<Result>(_ text: String, _ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let progress = ProgressLine(self)
        progress.show(text)
        defer { progress.clear() }
        return try work()
    }
}

// MARK: - The app and its styles

extension Invocation {
    /// The built-in styles and those of the app.
    func styles(of tree: FileTree) throws(Failure) -> StyleLibrary {
        try builtInStyles().adding(ownStylesOf: tree)
    }

    /// The built-in styles and those of the app around the current folder.
    func stylesHere() throws(Failure) -> StyleLibrary {
        try styles(of: FileTree(root: AppLocation(output: nil).folder))
    }

    /// The style that `--style` names.
    var statedStyle: Located<String>? {
        values[ModuleOptions.style].map { Located($0, at: SourceMark(source: "--style", column: 1)) }
    }

    /// Plans in a style, and notes if nothing showed that it is the app's.
    ///
    /// - Parameter problems: Problems of the spec, which come in one run with those of planning.
    func planning(
        in stated: Located<String>?,
        _ tree: inout FileTree,
        besides problems: Problems = Problems(),
        _ work: (FoundStyle, inout FileTree) throws(Failure) -> Plan
    ) throws(Failure) -> Plan {
        do throws(Failure) {
            let found = try StyleFinder(styles(of: tree)).find(stated, in: tree)
            var plan = try work(found, &tree)
            if let note = found.note { plan.notes.insert(note, at: 0) }
            return plan
        } catch {
            throw error.besides(problems)
        }
    }
}
