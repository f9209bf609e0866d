import ScaffoldLint
import YAMLReader

/// A lint report as a JSON object.
struct JSONLintReport {
    let report: LintReport

    var text: String {
        let summary = YAMLValue.members([
            "errors": .int(report.count(.error)), "warnings": .int(report.count(.warning)),
            "notes": .int(report.count(.note)), "modules": .int(report.modules), "files": .int(report.files),
            "style": .string(report.style), "fixed": .int(report.fixed), "inBaseline": .int(report.hidden),
        ])
        let habits = report.habits.map { habit in
            YAMLValue.members([
                "rule": .string(habit.rule), "modules": .int(habit.modules), "among": .int(habit.among),
                "findings": .int(habit.findings),
            ])
        }
        let object = YAMLValue.members([
            "findings": .array(report.findings.map(object)), "habits": .array(habits), "summary": summary,
        ])
        return JSONWriter.write(object) + "\n"
    }

    private func object(_ finding: Finding) -> YAMLValue {
        .members([
            "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
            "file": .string(finding.file),
            "line": .int(finding.span.line), "column": .int(finding.span.column),
            "endLine": .int(finding.span.endLine), "endColumn": .int(finding.span.endColumn),
            "module": finding.module.map { .string($0) } ?? .null, "piece": finding.piece.map { .string($0) } ?? .null,
            "declaration": .string(finding.declaration),
            "message": .string(finding.message), "why": .string(finding.why),
            "section": finding.section.map { .string($0) } ?? .null, "fixable": .bool(finding.isFixable),
        ])
    }
}
