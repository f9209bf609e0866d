import AppModel
import Diagnostics
import ScaffoldLint
import YAMLReader

/// A lint report in SARIF 2.1.0, with descriptions of the rules.
struct SARIFLintReport {
    let report: LintReport

    private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"

    var text: String {
        let driver = YAMLValue.members([
            "name": .string("scaffold"), "semanticVersion": .string(ToolVersion.current),
            "rules": .array(report.rules.map(rule)),
        ])
        let lines = SourceLines(report.app, of: report.findings)
        let run = YAMLValue.members([
            "tool": .members(["driver": driver]),
            "columnKind": .string("unicodeCodePoints"),
            "originalUriBaseIds": .members([
                "ROOT": .members(["description": .members(["text": .string("The app's root")])])
            ]),
            "results": .array(report.findings.map { result($0, lines) }),
        ])
        let log = YAMLValue.members([
            "$schema": .string(Self.schema), "version": .string("2.1.0"), "runs": .array([run]),
        ])
        return JSONWriter.write(log) + "\n"
    }

    private func rule(_ rule: Rule) -> YAMLValue {
        let help = [rule.why, rule.section.map { "Section: \($0)." }].compactMap { $0 }.joined(separator: " ")
        return .members([
            "id": .string(rule.id),
            "name": .string(NameWords(rule.id.replacingDots).pascal),
            "shortDescription": .members(["text": .string(rule.title)]),
            "fullDescription": .members(["text": .string(rule.why)]),
            "help": .members(["text": .string(help)]),
            "defaultConfiguration": .members(["level": .string(rule.severity.rawValue)]),
        ])
    }

    /// Converts a column from characters to code points, of which an emoji may have several.
    private static func codePoints(_ column: Int, _ line: String?) -> Int {
        guard let line, line.utf8.contains(where: { $0 >= 0x80 }) else { return column }
        return line.prefix(column - 1).unicodeScalars.count + 1
    }

    private func result(_ finding: Finding, _ lines: SourceLines) -> YAMLValue {
        let span = finding.span
        let region = YAMLValue.members([
            "startLine": .int(span.line),
            "startColumn": .int(Self.codePoints(span.column, lines.line(span.line, of: finding.file))),
            "endLine": .int(span.endLine),
            "endColumn": .int(Self.codePoints(span.endColumn, lines.line(span.endLine, of: finding.file))),
        ])
        let artifact = YAMLValue.members([
            "uri": .string(PercentEncoding.encode(path: finding.file)), "uriBaseId": .string("ROOT"),
        ])
        let location = YAMLValue.members([
            "physicalLocation": .members(["artifactLocation": artifact, "region": region]),
            "logicalLocations": .array([.members(["fullyQualifiedName": .string(finding.declaration)])]),
        ])
        return .members([
            "ruleId": .string(finding.rule),
            "ruleIndex": report.rules.firstIndex { $0.id == finding.rule }.map { .int($0) },
            "level": .string(finding.severity.rawValue),
            "message": .members(["text": .string(finding.message)]),
            "locations": .array([location]),
            // Fingerprints omit lines, which move when the file is edited.
            "partialFingerprints": .members(["scaffold/v1": .string("\(finding.rule)/\(finding.declaration)")]),
        ])
    }
}

extension String {
    fileprivate var replacingDots: String { String(map { $0 == "." ? "-" : $0 }) }
}
