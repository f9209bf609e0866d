import Diagnostics
import ScaffoldKit
import YAMLReader

/// The files of a plan, carried out or not, with notes and differences.
struct PlanReport: Report {
    let plan: Plan
    /// The changes whose differences are shown.
    let changes: [FileChange]
    let notes: [Problem]
    let location: AppLocation
    let isDryRun: Bool

    /// Writes notes to the errors, and differences and files to the output.
    func write(to console: Console) {
        for note in notes { console.report(note) }
        let diffStyle = DiffStyle(style: console.outputStyle)
        for change in changes { console.output.write(diffStyle.apply(to: change.unifiedDiff())) }
        if !changes.isEmpty { console.output.writeLine() }
        changeReport.write(to: console)
    }

    var changeReport: ChangeReport {
        let files = plan.entries.map { ReportedFile($0.path, $0.status) }
        return ChangeReport(root: location.written, files: files, isDryRun: isDryRun)
    }

    var json: YAMLValue {
        .members([
            "module": .string(plan.module),
            "style": .string(plan.style),
            "root": .string(location.folder.path),
            "dryRun": .bool(isDryRun),
            "files": .array(plan.entries.map(json)),
            "notes": .array(notes.map(\.json)),
            "summary": .object(
                Plan.Entry.Status.allCases.map { YAMLMember($0.rawValue, .int(plan.count($0))) }
            ),
        ])
    }

    private func json(_ entry: Plan.Entry) -> YAMLValue {
        .members([
            "path": .string(entry.path),
            "status": .string(entry.status.rawValue),
            "piece": .string(entry.piece),
            "title": .string(entry.title),
            "diff": changes.first { $0.path.text == entry.path }.map { .string($0.unifiedDiff()) },
        ])
    }
}
