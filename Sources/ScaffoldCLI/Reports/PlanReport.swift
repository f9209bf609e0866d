import Diagnostics
import ScaffoldKit
import YAMLReader

/// Says what a plan did, or would do.
struct PlanReport {
    let plan: Plan
    /// The changes whose differences are to be shown; empty where they are not.
    let changes: [FileChange]
    let notes: [Problem]
    let location: AppLocation
    let isDryRun: Bool

    /// Writes notes to the errors, and differences and files to the output.
    func write(to console: Console) {
        for note in notes { console.report(note.description) }
        let diffStyle = DiffStyle(style: console.outputStyle)
        for change in changes { console.output.write(diffStyle.apply(to: change.unifiedDiff())) }
        if !changes.isEmpty { console.output.writeLine() }
        changeReport.write(to: console)
    }

    /// Writes the counts alone.
    func writeSummary(to console: Console) {
        console.output.writeLine(changeReport.summary)
    }

    private var changeReport: ChangeReport {
        ChangeReport(root: location.written, files: files, isDryRun: isDryRun)
    }

    /// The same for a program.
    var json: YAMLValue {
        .members([
            "module": .string(plan.module),
            "style": .string(plan.style),
            "root": .string(location.folder.path),
            "dryRun": .bool(isDryRun),
            "files": .array(plan.entries.map(json)),
            "notes": .array(notes.map(\.json)),
            "summary": summary,
        ])
    }

    private var files: [ReportedFile] {
        plan.entries.map { ReportedFile($0.path, Self.change($0.status)) }
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

    private var summary: YAMLValue {
        .object(
            ReportedFile.Change.allCases.map { change in
                YAMLMember(change.rawValue, .int(files.count { $0.change == change }))
            }
        )
    }

    private static func change(_ status: Plan.Entry.Status) -> ReportedFile.Change {
        switch status {
        case .created: .created
        case .edited: .edited
        case .overwritten: .overwritten
        case .removed: .removed
        case .unchanged: .unchanged
        }
    }
}
