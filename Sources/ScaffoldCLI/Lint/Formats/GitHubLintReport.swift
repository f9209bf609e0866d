/// A lint report as workflow commands of GitHub Actions.
struct GitHubLintReport {
    let report: LintReport

    var text: String {
        report.findings.map { finding in
            let command = finding.severity == .note ? "notice" : finding.severity.rawValue
            let span = finding.span
            var place = "file=\(property(report.path(finding))),line=\(span.line),col=\(span.column)"
            place += ",endLine=\(span.endLine),endColumn=\(span.endColumn),title=\(property(finding.rule))"
            return "::\(command) \(place)::\(data(finding.message + ". " + finding.why))\n"
        }
        .joined()
    }

    private func data(_ text: String) -> String { text.escaped(by: ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

    private func property(_ text: String) -> String { data(text).escaped(by: [":": "%3A", ",": "%2C"]) }
}
