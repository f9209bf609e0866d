import FileTransaction
import ScaffoldLint
import YAMLReader

/// A lint report as issues of Code Climate in JSON, which GitLab shows in merge requests.
///
/// Source: GitLab's "Code Quality report format"; `type`, `categories` and `content` are of Code Climate's specification.
struct CodeClimateLintReport {
    let report: LintReport

    var text: String {
        var counts: [String: Int] = [:]
        let issues = report.findings.map { finding in
            // Without lines, which move when the file is edited.
            let place = [finding.rule, finding.file, finding.declaration].joined(separator: "\n")
            let count = counts[place, default: 0]
            counts[place] = count + 1
            return object(finding, fingerprint: ContentHash(of: Array("\(place)\n\(count)".utf8)).text)
        }
        return JSONWriter.write(.array(issues)) + "\n"
    }

    private func object(_ finding: Finding, fingerprint: String) -> YAMLValue {
        .members([
            "type": .string("issue"), "check_name": .string(finding.rule),
            "description": .string(finding.message),
            "content": .members(["body": .string(finding.why)]),
            "categories": .array([.string("Style")]),
            "severity": .string(severity(finding)), "fingerprint": .string(fingerprint),
            "location": .members([
                "path": .string(report.path(finding)),
                "lines": .members(["begin": .int(finding.span.line), "end": .int(finding.span.endLine)]),
            ]),
        ])
    }

    private func severity(_ finding: Finding) -> String {
        switch finding.severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
