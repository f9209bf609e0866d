/// A lint report as a Markdown table, for pull requests.
struct MarkdownLintReport {
    let report: LintReport

    var text: String {
        let summary = MarkdownText.message(report.summary)
        var lines = ["**\(summary.prefix(1).uppercased())\(summary.dropFirst())**"]
        if !report.findings.isEmpty {
            lines += ["", "| | place | finding | rule |", "| --- | --- | --- | --- |"]
            for finding in report.findings {
                let place = MarkdownText.code("\(report.path(finding)):\(finding.span.line)")
                lines.append(
                    "| \(finding.severity.rawValue) | \(place) | \(MarkdownText.message(finding.message)) | \(MarkdownText.code(finding.rule)) |"
                )
            }
        }
        if !report.habits.isEmpty {
            lines.append("")
            for habit in report.habits {
                lines.append("- \(MarkdownText.message(report.line(of: habit))) (\(MarkdownText.code(habit.rule)))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
