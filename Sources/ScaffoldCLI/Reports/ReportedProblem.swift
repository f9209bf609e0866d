import ScaffoldKit
import StencilEngine
import YAMLReader

/// A problem as it is printed, and its parts for `--json`.
struct ReportedProblem: Sendable, Equatable {
    /// The lines that a person reads.
    let text: String
    /// The object that a program reads.
    let json: YAMLValue

    init(_ problem: Problem) {
        text = problem.description
        json = Self.object(
            severity: problem.severity.rawValue,
            source: problem.mark?.source,
            line: problem.mark?.line,
            column: problem.mark?.column,
            message: problem.message,
            hint: problem.hint
        )
    }

    /// - Parameter severity: An error, or a warning where the run went on.
    init(_ failure: WiringFailure, _ severity: Problem.Severity) {
        let problem = failure.problem
        text = failure.description(severity)
        json = Self.object(
            severity: severity.rawValue,
            source: problem.mark?.source,
            line: nil,
            column: nil,
            message: problem.message,
            hint: problem.hint,
            text: failure.error.text
        )
    }

    init(_ error: TemplateError) {
        text = error.description
        json = Self.object(
            severity: "error",
            source: error.template,
            line: error.line,
            column: error.column,
            message: error.message,
            hint: error.hint
        )
    }

    private static func object(
        severity: String,
        source: String?,
        line: Int?,
        column: Int?,
        message: String,
        hint: String?,
        text: String? = nil
    ) -> YAMLValue {
        .members([
            "severity": .string(severity),
            "source": source.map(YAMLValue.string),
            "line": line.map(YAMLValue.int),
            "column": column.map(YAMLValue.int),
            "message": .string(message),
            "hint": hint.map(YAMLValue.string),
            "text": text.map(YAMLValue.string),
        ])
    }
}
