import Diagnostics
import YAMLReader

/// Why a tool did nothing: the problems with their places, as JSON.
struct ToolRefusal: Error {
    let report: YAMLValue

    init(_ failure: Failure) { self.init(failure.json, ExitCode(failure)) }

    /// - Parameter report: An object with `problems`.
    init(_ report: YAMLValue, _ code: ExitCode) {
        var short = ShortReport()
        short.add("code", .int(Int(code.rawValue)))
        short.add("problems", report["problems"]?.items ?? [], most: 1500)
        self.report = short.json
    }
}
