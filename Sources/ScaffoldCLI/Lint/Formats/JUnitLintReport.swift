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
        let name = escaped(rule.id)
        var lines = [
            "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\" time=\"0\">"
        ]
        if findings.isEmpty {
            lines.append("    <testcase classname=\"\(name)\" name=\"\(escaped(rule.title))\" time=\"0\"/>")
        }
        for finding in findings { lines += testCase(finding) }
        return lines + ["  </testsuite>"]
    }

    private func testCase(_ finding: Finding) -> [String] {
        let name = escaped("\(finding.declaration) (\(finding.file):\(finding.span.line):\(finding.span.column))")
        let start = "    <testcase classname=\"\(escaped(finding.rule))\" name=\"\(name)\" time=\"0\""
        let place = "\(report.path(finding)):\(finding.span.line):\(finding.span.column)"
        let text = escaped("\(place): \(finding.severity.rawValue): \(finding.message)\n\(finding.why)")
        guard finding.severity > .note else {
            return [start + ">", "      <system-out>\(text)</system-out>", "    </testcase>"]
        }
        return [
            start + ">",
            "      <failure message=\"\(escaped(finding.message))\" type=\"\(finding.severity.rawValue)\">\(text)</failure>",
            "    </testcase>",
        ]
    }

    /// The text escaped for XML 1.0, which cannot represent most control characters.
    private func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            // XML parsers replace unescaped line breaks and tabs in attributes by spaces.
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\r": result += "&#13;"
            default:
                if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\u{FFFD}"
                }
            }
        }
    }
}
