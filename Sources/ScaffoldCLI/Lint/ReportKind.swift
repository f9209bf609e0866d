import Diagnostics

/// The kind of a file that lint writes. Lint overwrites a file if its first or last lines are of the same kind.
enum ReportKind: Equatable {
    case baseline
    case lint(LintFormat)

    /// The name in errors: `lint baseline`, `lint report in the format "json"`.
    var name: String {
        switch self {
        case .baseline: "lint baseline"
        case .lint(let format): "lint report in the format \"\(format.rawValue)\""
        }
    }

    /// Whether lint wrote the file, in this kind.
    func matches(_ file: FileEnds) -> Bool {
        let firstLine = file.head.prefix { !$0.isNewline }
        switch self {
        case .baseline: return file.compactHead.hasPrefix(#"{"schema":1,"findings":["#)
        case .lint(.json): return file.compactHead.hasPrefix(#"{"findings":["#)
        case .lint(.codeclimate):
            let head = file.compactHead
            return head == "[]" || head.hasPrefix(#"[{"type":"issue","check_name":"#)
        case .lint(.sarif):
            let head = file.compactHead
            return head.hasPrefix(#"{"$schema":"#) && head.contains(#""runs":[{"tool":{"driver":{"name":"scaffold""#)
        case .lint(.junit):
            return file.head.hasPrefix("<?xml") && file.head.contains(#"<testsuites name="scaffold lint""#)
        case .lint(.github):
            return ["::error file=", "::warning file=", "::notice file="].contains { firstLine.hasPrefix($0) }
        case .lint(.xcode):
            let isFinding = ["error", "warning", "note"].contains { firstLine.contains(": \($0): ") }
            return firstLine.hasPrefix("/") && isFinding
        case .lint(.markdown): return firstLine.hasPrefix("**") && Self.isSummary(firstLine.dropFirst(2))
        case .lint(.text):
            return Self.isSummary(file.tail.split(whereSeparator: \.isNewline).last ?? "")
        }
    }

    /// Whether a line is the summary of a report in text or Markdown.
    private static func isSummary(_ line: Substring) -> Bool {
        line.lowercased().hasPrefix("nothing checked, ") || line.contains(" of the style ") && line.contains(" in ")
    }
}

extension FileEnds {
    /// The head without white space, since another program may have reformatted the file.
    fileprivate var compactHead: String { head.filter { !$0.isWhitespace && $0 != "\u{FEFF}" } }
}
