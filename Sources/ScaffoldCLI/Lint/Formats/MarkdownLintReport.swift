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
                    "| \(finding.severity.rawValue) | \(place) | \(message(finding.message)) | \(code(finding.rule)) |"
                )
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A message in a cell, what it quotes as code: nobody is mentioned there, and no other issue linked to.
    private func message(_ text: String) -> String {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        guard parts.count % 2 == 1 else { return cell(text) }
        return parts.enumerated().map { index, part in
            index % 2 == 0 ? cell(part) : part.isEmpty ? "\"\"" : code(part)
        }
        .joined()
    }

    /// Text in a cell: what Markdown or HTML would read is escaped, line ends become spaces.
    private func cell(_ text: String) -> String {
        text.harmless.reduce(into: "") { result, character in
            if "\\`*_[]<>|#~&".contains(character) { result += "\\" }
            result.append(character)
            // A name behind it would be told of the finding.
            if character == "@" { result += "\u{200B}" }
        }
    }

    /// Code in a cell, between more back-ticks than it holds.
    private func code(_ text: String) -> String {
        let text = text.harmless
        var (longest, run) = (0, 0)
        for character in text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let gap = text.first == "`" || text.last == "`" ? " " : ""
        let escaped = text.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
        return fence + gap + escaped + gap + fence
    }
}
