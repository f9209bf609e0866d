import Diagnostics

/// A lint report in the format that Xcode parses from a build phase.
struct XcodeLintReport {
    let report: LintReport

    var text: String {
        report.findings.map { finding in
            let place = "\(report.absolutePath(finding).harmless):\(finding.span.line):\(finding.span.column)"
            return "\(place): \(finding.severity.rawValue): \(finding.message.harmless) (\(finding.rule))\n"
        }
        .joined()
    }
}
