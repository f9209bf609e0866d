import ScaffoldLint
import SwiftOutline

/// Findings for a person: place and message, the source line with a caret, the why once for each rule.
struct TextLintReport {
    let report: LintReport
    let style: TextStyle

    var text: String {
        var blocks: [String] = []
        var told: Set<String> = []
        for finding in report.findings {
            blocks.append(block(finding, withWhy: told.insert(finding.rule).inserted))
        }
        return (blocks + [style(.bold, report.summary)]).joined(separator: "\n\n") + "\n"
    }

    private func block(_ finding: Finding, withWhy: Bool) -> String {
        let place = "\(report.path(finding)):\(finding.span.line):\(finding.span.column): "
        let rule = style(.dim, "[\(finding.rule)]")
        var lines = [style(.bold, place) + severity(finding.severity) + " \(finding.message) \(rule)"]
        lines += source(finding)
        if withWhy { lines.append("    " + style(.dim, finding.why)) }
        return lines.joined(separator: "\n")
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: style(.boldRed, "error:")
        case .warning: style(.boldYellow, "warning:")
        case .note: style(.boldBlue, "note:")
        }
    }

    /// The source line, and beneath it a caret with a wave as long as what is meant.
    private func source(_ finding: Finding) -> [String] {
        guard let line = SourceLines(report.app).line(finding.span.line, of: finding.file),
            !line.allSatisfy(\.isWhitespace)
        else { return [] }
        let characters = Array(line)
        let start = min(finding.span.column - 1, characters.count)
        let isOneLine = finding.span.endLine == finding.span.line
        let end = min(isOneLine ? finding.span.endColumn - 1 : characters.count, characters.count)
        let gap = characters[..<start].map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.columns) }.joined()
        let width = characters[start..<max(start, end)].reduce(0) { $0 + $1.columns }
        let wave = "^" + String(repeating: "~", count: max(width - 1, 0))
        let number = String(finding.span.line)
        let margin = String(repeating: " ", count: number.count)
        return [
            "  \(style(.dim, "\(number) |")) \(line)",
            "  \(style(.dim, "\(margin) |")) \(gap)\(style(.boldGreen, wave))",
        ]
    }
}

/// Lines of the files that were read.
struct SourceLines {
    private let app: AppView

    init(_ app: AppView) {
        self.app = app
    }

    /// A line without its end; `nil` where the file is not Swift or has no such line.
    func line(_ number: Int, of path: String) -> String? {
        guard let file = app.file(path) else { return nil }
        let source = file.outline.source
        let range = LineTable(source).range(ofLine: number)
        let text = source.text(range)
        return text.isEmpty ? nil : String(text.prefix { !$0.isNewline })
    }
}

extension Character {
    /// The columns that a terminal shows it in: two for emoji and East Asian wide characters.
    fileprivate var columns: Int {
        guard let scalar = unicodeScalars.first else { return 0 }
        if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
