import Diagnostics
import ScaffoldLint

/// A lint report for a terminal: place, message and source line of each finding, and each rule's reason once.
struct TextLintReport {
    let report: LintReport
    let style: TextStyle
    /// The columns of the terminal; `nil` for a file or pipe, where nothing is cut or wrapped.
    let columns: Int?

    /// The indentation of the reasons.
    private static let margin = 4

    var text: String {
        var blocks: [String] = []
        var explained: Set<String> = []
        let lines = SourceLines(report.app, of: report.findings)
        for finding in report.findings {
            blocks.append(block(finding, lines, withWhy: explained.insert(finding.rule).inserted))
        }
        for habit in report.habits {
            let lines = wrapped("habit: \(report.line(of: habit)) [\(habit.rule)]", margin: 0)
            blocks.append(lines.joined(separator: "\n"))
        }
        let summary = wrapped(report.summary, margin: 0).map { style(.bold, $0) }.joined(separator: "\n")
        return (blocks + [summary]).joined(separator: "\n\n") + "\n"
    }

    private func block(_ finding: Finding, _ sources: SourceLines, withWhy: Bool) -> String {
        var lines = headline(finding) + source(finding, sources)
        if withWhy {
            lines += wrapped(finding.why, margin: Self.margin).map {
                String(repeating: " ", count: Self.margin) + style(.dim, $0)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Place and message in one line, or the message below the place if the line is too long.
    private func headline(_ finding: Finding) -> [String] {
        let place = "\(report.path(finding).harmless):\(finding.span.line):\(finding.span.column):"
        let (kind, rule) = (finding.severity.rawValue + ":", "[\(finding.rule)]")
        let message = "\(kind) \(finding.message.harmless) \(rule)"
        let isShort = columns.map { place.count + 1 + message.count <= $0 } ?? true
        var lines = isShort ? [message] : wrapped(message, margin: Self.margin)
        lines[0] = style(finding.severity.look, kind) + lines[0].dropFirst(kind.count)
        if let last = lines.last, last.hasSuffix(rule) {
            lines[lines.count - 1] = last.dropLast(rule.count) + style(.dim, rule)
        }
        if isShort { return [style(.bold, place) + " " + lines[0]] }
        return [style(.bold, place)] + lines.map { String(repeating: " ", count: Self.margin) + $0 }
    }

    private func wrapped(_ text: String, margin: Int) -> [String] {
        guard let columns, columns > margin * 2 else { return [text.harmless] }
        return TextWrapper.wrap(text.harmless, width: columns - margin)
    }

    /// The source line, and below it a caret and a wave under the finding's span.
    private func source(_ finding: Finding, _ sources: SourceLines) -> [String] {
        guard let line = sources.line(finding.span.line, of: finding.file),
            !line.allSatisfy(\.isWhitespace)
        else { return [] }
        let number = String(finding.span.line)
        let gutter = number.count + "   | ".count
        let span = finding.span
        let end = span.endLine == span.line ? span.endColumn - 1 : Int.max
        let excerpt = SourceExcerpt(line, span.column - 1..<end, columns: columns.map { max($0 - gutter, 1) })
        let margin = String(repeating: " ", count: number.count)
        return [
            "  \(style(.dim, "\(number) |")) \(excerpt.line)",
            "  \(style(.dim, "\(margin) |")) \(style(.boldGreen, excerpt.caret))",
        ]
    }
}
