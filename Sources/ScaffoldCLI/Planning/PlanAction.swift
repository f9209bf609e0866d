import Diagnostics
import FileTransaction
import ModulePlanning

/// Plans, writes unless it is a dry run, and reports: the action of every command that changes an app.
struct PlanAction {
    private let invocation: Invocation
    private let location: AppLocation
    /// Whether the report is the counts alone.
    private let isBrief: Bool
    /// Whether the plan must fit the app's declarations.
    private let isChecked: Bool
    /// Whether the run only tells by its exit code whether modules are behind their style.
    private let isTrial: Bool
    /// Whether the report has the differences without `--diff`.
    private let showsDifferences: Bool

    private var isDryRun: Bool { isTrial || invocation.values[ModuleOptions.dryRun] }

    init(
        _ invocation: Invocation,
        at location: AppLocation,
        isBrief: Bool = false,
        isChecked: Bool = true,
        isTrial: Bool = false,
        showsDifferences: Bool = false
    ) {
        (self.invocation, self.location, self.isBrief) = (invocation, location, isBrief)
        self.showsDifferences = showsDifferences || invocation.values[ModuleOptions.diff]
        (self.isChecked, self.isTrial) = (isChecked, isTrial)
    }

    /// An action at the app's root.
    init(_ invocation: Invocation, isBrief: Bool = false, isChecked: Bool = true, isTrial: Bool = false)
        throws(Failure)
    {
        let location = try AppLocation(output: invocation.values[ModuleOptions.output]).checkedForApp()
        self.init(invocation, at: location, isBrief: isBrief, isChecked: isChecked, isTrial: isTrial)
    }

    /// An action on a style of the team's own, which needs no app.
    init(ownStyleOf invocation: Invocation) throws(Failure) {
        self.init(invocation, at: try AppLocation(output: invocation.values[ModuleOptions.output]))
    }

    func run(_ plan: (inout FileTree) throws(Failure) -> ChangeSet) throws(Failure) -> ExitCode {
        let report = try report(on: plan)
        if isBrief {
            invocation.console.output.writeLine(report.changeReport.summary)
        } else {
            invocation.show(report)
        }
        report.writeSteps(to: invocation.console)
        return report.plan.conflicts.isEmpty && !(isTrial && !report.plan.behind.isEmpty) ? .done : .findings
    }

    private func report(on plan: (inout FileTree) throws(Failure) -> ChangeSet) throws(Failure) -> PlanReport {
        var tree = invocation.watched(location.tree)
        let progress = invocation.progressLine
        defer { progress.clear() }
        progress.show("planning")
        let recovery = try begin(&tree)
        do throws(Failure) {
            return try report(on: plan, after: recovery, in: &tree, progress)
        } catch {
            throw Failure(error.kind, recovery + error.problems, omitted: error.omitted)
        }
    }

    private func report(
        on plan: (inout FileTree) throws(Failure) -> ChangeSet,
        after recovery: [Problem],
        in tree: inout FileTree,
        _ progress: ProgressLine
    ) throws(Failure) -> PlanReport {
        let plan = try plan(&tree)
        let changes = tree.changes()
        try invocation.checkGenerated(changes, in: tree)
        var remarks = try check(changes, progress)
        if isChecked { try invocation.checkReferences(in: tree, of: plan) }
        try invocation.supervisor?.approve(changes)
        if !isDryRun {
            progress.show("writing \(changes.count.counted("file"))")
            remarks += try VerifiedCommit(invocation: invocation, location: location).run(&tree)
        }
        // Notes on what was filled in come once: a run that changes nothing repeats only the warnings.
        let notes = plan.isEmpty ? plan.notes.filter { $0.severity != .note } : plan.notes
        return PlanReport(
            plan: plan,
            changes: showsDifferences ? changes.filter { !StyleHistory.keeps($0.path) } : [],
            notes: recovery + notes + remarks + plan.unwired.map { $0.problem.weighed(as: .warning) },
            location: location,
            isDryRun: isDryRun
        )
    }

    /// Parses the planned files again, with `--check` by the compiler too.
    ///
    /// - Returns: Remarks for the report.
    /// - Throws: `Failure` with the errors.
    private func check(_ changes: [FileChange], _ progress: ProgressLine) throws(Failure) -> [Problem] {
        var problems = PlanReadBack.problems(in: changes)
        if problems.isEmpty, !isTrial, invocation.values[ModuleOptions.check] {
            progress.show("checking")
            problems = CompilerCheck().problems(in: changes)
        }
        guard !problems.contains(where: { $0.severity == .error }) else { throw Failure(Problems(problems)) }
        return problems
    }

    /// Locks the app and takes back the changes of an interrupted run; a dry run only notes that there are some.
    private func begin(_ tree: inout FileTree) throws(Failure) -> [Problem] {
        guard isDryRun else { return try tree.beginWriting(keeping: invocation.keepsUnverified)?.problems ?? [] }
        guard try tree.hasInterruptedCommit() else { return [] }
        return [
            Problem(
                "an earlier run was stopped while it wrote; the next run that writes takes its changes back",
                severity: .note
            )
        ]
    }
}
