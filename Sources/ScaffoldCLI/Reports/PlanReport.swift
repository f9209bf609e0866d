import Diagnostics
import FileTransaction
import ModulePlanning
import YAMLReader

/// The report on a plan: its files, notes and, with `--diff`, differences.
struct PlanReport: CommandReport {
    let plan: ChangeSet
    /// The changes to show the differences of.
    let changes: [FileChange]
    let notes: [Problem]
    let location: AppLocation
    let isDryRun: Bool

    func write(to console: Console) {
        if let extent = plan.extent {
            console.output.writeLines(ExtentReport(extent: extent).lines + [""])
        }
        for note in notes + plan.conflicts { console.report(note) }
        let diffStyle = DiffStyle(style: console.outputStyle)
        for change in changes { console.output.write(diffStyle.apply(to: change.unifiedDiff())) }
        if !changes.isEmpty { console.output.writeLine() }
        changeReport.write(to: console)
        if let reach = plan.reach { console.report(reach) }
    }

    /// Writes what to do next, for people: on a terminal, after something was written.
    func writeSteps(to console: Console) {
        guard console.errors.isTerminal, console.output.isTerminal, !isDryRun, !plan.isEmpty else { return }
        console.output.flush()
        let steps = NextStep.lines(steps, width: console.errorWidth, style: console.errorStyle)
        if !steps.isEmpty { console.errors.writeLines(["", "Next:"] + steps) }
    }

    private var steps: [NextStep] {
        let output = location.displayPath == "." ? "" : " --output \(CommandLineText.quoted(location.displayPath))"
        if case .ownStyle(let name) = plan.kind {
            return [NextStep("scaffold style test \(name)\(output)", "tests the style while you change it")]
        }
        guard plan.files.contains(where: { $0.status == .created && $0.path.hasSuffix(".swift") }) else { return [] }
        var steps: [NextStep] = []
        if let project = plan.files.lazy.compactMap({ Self.project(in: $0.path) }).first ?? projectAround {
            steps.append(NextStep("open \(CommandLineText.quoted(location.path(of: project)))", "the project in Xcode"))
        }
        guard plan.extent == nil else { return steps }
        steps.append(NextStep("scaffold routes\(output)", "the URL of each screen, and what shows it"))
        steps.append(NextStep("scaffold lint\(output)", "checks the app against its architecture"))
        return steps
    }

    private var projectAround: String? {
        if case .project(let name) = location.evidence { name } else { nil }
    }

    private static func project(in path: String) -> String? {
        path.hasSuffix(".xcodeproj/project.pbxproj") ? String(path.dropLast("/project.pbxproj".count)) : nil
    }

    var changeReport: ChangeReport {
        let files = plan.files.map { ReportedFile($0.path, $0.status) }
        return ChangeReport(root: location.displayPath, files: files, isDryRun: isDryRun)
    }

    var json: YAMLValue {
        .members([
            "module": .string(plan.module),
            "style": .string(plan.kind.style),
            "extent": plan.extent.map { ExtentReport(extent: $0).json },
            "root": .string(location.folder.path),
            "dryRun": .bool(isDryRun),
            "files": .array(plan.files.map(json)),
            "notes": .array(notes.map(\.json)),
            "behind": .list(plan.behind.map(YAMLValue.string)),
            "conflicts": .list(plan.conflicts.map(\.json)),
            "reach": plan.reach?.json,
            "summary": .object(ChangeSet.File.Status.allCases.map { YAMLMember($0.rawValue, .int(plan.count($0))) }),
        ])
    }

    private func json(_ entry: ChangeSet.File) -> YAMLValue {
        .members([
            "path": .string(entry.path),
            "status": .string(entry.status.rawValue),
            "piece": .string(entry.origin.id),
            "title": .string(entry.title),
            "diff": changes.first { $0.path.text == entry.path }.map { .string($0.unifiedDiff()) },
        ])
    }
}
