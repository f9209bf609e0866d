import ScaffoldLint

/// Findings as a table for a pull request.
struct MarkdownLintReport {
    let report: LintReport

    var text: String {
        var lines = ["**\(report.summary.prefix(1).uppercased())\(cell(String(report.summary.dropFirst())))**"]
        if !report.findings.isEmpty {
            lines += ["", "| | place | finding | rule |", "| --- | --- | --- | --- |"]
            for finding in report.findings {
                let place = code("\(report.path(finding)):\(finding.span.line)")
                lines.append(
                    "| \(finding.severity.rawValue) | \(place) | \(cell(finding.message)) | \(code(finding.rule)) |"
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Text in a cell: what Markdown or HTML would read is escaped, line ends become spaces.
    private func cell(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character.isNewline {
                result += " "
            } else {
                if "\\`*_[]<>|#".contains(character) { result += "\\" }
                result.append(character)
            }
        }
    }

    /// Code in a cell, between more back-ticks than it holds.
    private func code(_ text: String) -> String {
        let text = String(text.map { $0.isNewline ? " " : $0 })
        let fence = text.contains("`") ? "``" : "`"
        let escaped = text.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
        return fence + escaped + fence
    }
}
