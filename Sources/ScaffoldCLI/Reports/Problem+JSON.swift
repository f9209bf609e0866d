import Diagnostics
import YAMLReader

extension Failure {
    /// The object that a command with `--json` writes if it does nothing.
    var json: YAMLValue {
        .members([
            "code": .int(Int(exitCode)),
            "problems": .array(problems.map(\.json)),
            "omitted": omitted > 0 ? .int(omitted) : nil,
        ])
    }
}

extension Problem {
    var json: YAMLValue {
        var text: String?
        if case .text(let attached) = attachment { text = attached }
        return .members([
            "severity": .string(severity.rawValue),
            "source": mark.map { .string($0.source) },
            "line": mark?.line.map(YAMLValue.int),
            "column": mark?.column.map(YAMLValue.int),
            "message": .string(message),
            "hint": hint.map(YAMLValue.string),
            "text": text.map(YAMLValue.string),
        ])
    }
}
