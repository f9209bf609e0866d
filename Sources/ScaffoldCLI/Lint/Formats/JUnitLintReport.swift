import ScaffoldLint

/// A lint report in JUnit's XML: a suite per rule, a failed test case per error or warning.
struct JUnitLintReport {
    let report: LintReport

    var text: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        let failures = report.findings.count { $0.severity > .note }
        let suites = report.rules.map { rule in (rule, report.findings.filter { $0.rule == rule.id }) }
        let tests = suites.reduce(0) { $0 + max($1.1.count, 1) }
        lines.append(
            "<testsuites name=\"scaffold lint\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" time=\"0\">"
        )
        for (rule, findings) in suites { lines += suite(rule, findings) }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private func suite(_ rule: Rule, _ findings: [Finding]) -> [String] {
        let failures = findings.count { $0.severity > .note }
        let count = max(findings.count, 1)
        let name = rule.id.escapedForXML
        var lines = [
            "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\" time=\"0\">"
        ]
        if findings.isEmpty {
            lines.append("    <testcase classname=\"\(name)\" name=\"\(rule.title.escapedForXML)\" time=\"0\"/>")
        }
        for finding in findings { lines += testCase(finding) }
        return lines + ["  </testsuite>"]
    }

    private func testCase(_ finding: Finding) -> [String] {
        let name = "\(finding.declaration) (\(finding.file):\(finding.span.line):\(finding.span.column))".escapedForXML
        let start = "    <testcase classname=\"\(finding.rule.escapedForXML)\" name=\"\(name)\" time=\"0\">"
        let place = "\(report.path(finding)):\(finding.span.line):\(finding.span.column)"
        let text = "\(place): \(finding.severity.rawValue): \(finding.message)\n\(finding.why)".escapedForXML
        let (message, severity) = (finding.message.escapedForXML, finding.severity)
        let result =
            severity > .note
            ? "<failure message=\"\(message)\" type=\"\(severity.rawValue)\">\(text)</failure>"
            : "<system-out>\(text)</system-out>"
        return [start, "      " + result, "    </testcase>"]
    }
}
