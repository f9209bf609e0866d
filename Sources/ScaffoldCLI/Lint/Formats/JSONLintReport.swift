import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
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
        let lines = SourceLines(report.app, of: report.findings.filter(\.isFixable))
        let broken = Set(report.findings.map(\.rule))
        let members = YAMLValue.members([
            "notes": report.notes.isEmpty ? nil : .array(report.notes.map(\.json)),
            "findings": .array(report.findings.map { object($0, lines) }), "habits": .array(habits),
            "rules": .array(report.rules.filter { broken.contains($0.id) }.map(RulesReport.object)),
            "checked": .string(report.checked.rawValue),
            "dryRun": report.changes.map { _ in .bool(report.isDryRun) },
            "files": report.changes.map { .array($0.map(object)) }, "summary": summary,
        ])
        return JSONWriter.write(members) + "\n"
    }

    /// A file that `--fix` has changed or would change.
    private func object(_ change: FileChange) -> YAMLValue {
        let status: ChangeSet.File.Status = change.kind == .creation ? .created : .edited
        return .members([
            "path": .string(change.path.text), "status": .string(status.rawValue),
            "diff": report.showsDiffs ? .string(change.unifiedDiff()) : nil,
        ])
    }

    private func object(_ finding: Finding, _ lines: SourceLines) -> YAMLValue {
        .members([
            "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
            "file": .string(finding.file),
            "line": .int(finding.span.line), "column": .int(finding.span.column),
            "endLine": .int(finding.span.endLine), "endColumn": .int(finding.span.endColumn),
            "module": finding.module.map { .string($0) } ?? .null, "piece": finding.piece.map { .string($0) } ?? .null,
            "declaration": .string(finding.declaration),
            "message": .string(finding.message), "why": .string(finding.why),
            "section": finding.section.map { .string($0) } ?? .null, "fixable": .bool(finding.isFixable),
            "fix": fix(of: finding, lines),
        ])
    }

    /// What `--fix` does, with the places of replacements, or what it leaves to people.
    private func fix(of finding: Finding, _ lines: SourceLines) -> YAMLValue {
        switch finding.fix {
        case nil: return RulesReport.fix(report.rules.first { $0.id == finding.rule }?.work ?? finding.why)
        case .replace(let replacements, _):
            let edits = replacements.compactMap { replacement -> YAMLValue? in
                guard let span = lines.span(of: replacement.range, in: finding.file) else { return Optional.none }
                return [
                    "line": .int(span.line), "column": .int(span.column), "endLine": .int(span.endLine),
                    "endColumn": .int(span.endColumn),
                    "text": .string(String(decoding: replacement.replacement, as: UTF8.self)),
                ]
            }
            return ["kind": "replace", "text": "replaces the text at these places", "edits": .array(edits)]
        case .localise: return ["kind": "localise", "text": "moves the text into the string table, under a key"]
        case .plan: return ["kind": "plan", "text": "writes what the module's spec requires and the app lacks"]
        case .list: return ["kind": "list", "text": "corrects the project's list of files"]
        }
    }
}
