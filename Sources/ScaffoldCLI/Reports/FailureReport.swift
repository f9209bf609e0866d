import Diagnostics
import YAMLReader

/// Reports the failure of a command: for a person on the standard error, and with `--json` for a program on the standard
/// output as well.
struct FailureReport {
    let asJSON: Bool
    let console: Console

    /// Runs a command's work and gives its exit code.
    func around(_ work: () throws(Failure) -> Void) -> ExitCode {
        do throws(Failure) {
            try work()
            return .done
        } catch {
            if asJSON {
                let more: [YAMLMember] = error.omitted > 0 ? [YAMLMember("omitted", .int(error.omitted))] : []
                let object = YAMLValue.object([YAMLMember("problems", .array(error.problems.map(\.json)))] + more)
                console.output.writeLine(JSONWriter.write(object))
            }
            for line in error.lines { console.report(line) }
            return ExitCode(error)
        }
    }
}
