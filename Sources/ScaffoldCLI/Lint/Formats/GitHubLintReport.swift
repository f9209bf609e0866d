import ScaffoldLint

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

    private func data(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case "\r\n": result += "%0D%0A"
            default: result.append(character)
            }
        }
    }

    private func property(_ text: String) -> String {
        data(text).reduce(into: "") { result, character in
            switch character {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.append(character)
            }
        }
    }
}
