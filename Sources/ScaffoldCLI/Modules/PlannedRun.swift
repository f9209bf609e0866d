import Diagnostics
import ScaffoldKit
import YAMLReader

/// One run of a command that plans, writes unless it is a dry run, and reports.
struct PlannedRun {
    private let invocation: Invocation
    private let location: AppLocation
    /// Whether only the counts are told.
    private let isBrief: Bool

    private var values: ParsedValues { invocation.values }
    private var console: Console { invocation.console }
    private var isDryRun: Bool { values[ModuleOptions.dryRun] }

    init(_ invocation: Invocation, at location: AppLocation, isBrief: Bool = false) {
        self.invocation = invocation
        self.isBrief = isBrief
        self.location = location
    }

    /// A run at the folder of `--output`, or at the root around the current folder.
    init(_ invocation: Invocation, isBrief: Bool = false) throws(Failure) {
        let location = try AppLocation(output: invocation.values[ModuleOptions.output]).checkedForApp()
        self.init(invocation, at: location, isBrief: isBrief)
    }

    /// Plans, writes unless it is a dry run, and reports.
    func run(_ plan: (inout FileTree) throws(Failure) -> Plan) throws(Failure) {
        report(try outcome(plan))
    }

    private struct Outcome {
        let plan: Plan
        let changes: [FileChange]
        let notes: [Problem]
    }

    private func outcome(_ plan: (inout FileTree) throws(Failure) -> Plan) throws(Failure) -> Outcome {
        var tree = FileTree(root: location.folder)
        let progress = ProgressLine(console: console, environment: invocation.environment)
        defer { progress.clear() }
        progress.show("planning")
        let notes = try begin(&tree)
        let plan = try plan(&tree)
        let changes = tree.changes()
        let remarks = try check(changes, progress)
        if !isDryRun {
            progress.show("writing \(changes.count == 1 ? "1 file" : "\(changes.count) files")")
            try tree.commit()
        }
        let unwired = plan.unwired.map { $0.problem.weighed(as: .warning) }
        return Outcome(
            plan: plan,
            changes: changes,
            notes: notes + told(of: plan) + remarks + unwired
        )
    }

    /// Reads what the plan would write, with the compiler too where that is asked for.
    ///
    /// - Returns: What is to be told of it.
    private func check(_ changes: [FileChange], _ progress: ProgressLine) throws(Failure) -> [Problem] {
        var problems = PlanReadBack().problems(in: changes)
        if problems.isEmpty, values[ModuleOptions.check] {
            progress.show("checking")
            problems = CompilerCheck().problems(in: changes)
        }
        guard !problems.contains(where: { $0.severity == .error }) else { throw Failure(Problems(problems)) }
        return problems
    }

    /// What was filled in is told once: a run that changes nothing only repeats its warnings.
    private func told(of plan: Plan) -> [Problem] {
        plan.isEmpty ? plan.notes.filter { $0.severity != .note } : plan.notes
    }

    /// Makes sure that no other run is writing, and takes back what a killed one has left; a dry run only says so.
    private func begin(_ tree: inout FileTree) throws(Failure) -> [Problem] {
        if isDryRun {
            guard try tree.hasInterruptedCommit() else { return [] }
            return [
                Problem(
                    "an earlier run was stopped while it wrote; the next run that writes takes its changes back",
                    severity: .note
                )
            ]
        }
        return try tree.beginWriting()?.problems ?? []
    }

    private func report(_ outcome: Outcome) {
        let report = PlanReport(
            plan: outcome.plan,
            changes: values[ModuleOptions.diff] ? outcome.changes : [],
            notes: outcome.notes,
            location: location,
            isDryRun: isDryRun
        )
        if isBrief {
            report.writeSummary(to: console)
        } else if values[ModuleOptions.json] {
            console.output.writeLine(JSONWriter.write(report.json))
        } else {
            report.write(to: console)
        }
    }
}
