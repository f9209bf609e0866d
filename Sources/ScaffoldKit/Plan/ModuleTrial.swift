import Diagnostics
import FileTransaction

/// Plans a trial module, then discards it, to see whether an app is ready for modules.
package struct ModuleTrial: Sendable {
    /// The result of the plan.
    package struct Outcome: Sendable {
        /// How many files the module creates.
        package var created = 0
        /// The app's files that get entries.
        package var edited: [String] = []
        /// The entries that have no place in the app.
        package var unwired: [WiringFailure] = []
        /// The targets of the Xcode project that build the module.
        package var targets: [String] = []
        /// The errors that stop the plan.
        package var problems: [Problem] = []

        /// `31 files and entries in 6 files of the app`.
        package var summary: String {
            let files = created.counted("file")
            guard !edited.isEmpty else { return files }
            return "\(files) and entries in \(edited.count.counted("file")) of the app"
        }
    }

    /// Candidates for the trial's name. The trial uses the first that no name in the app begins with.
    private static let names = ["Sample", "Specimen", "Trial", "Experiment", "Unnamed"]

    private let style: Style
    private let frameworks: FrameworkNames

    package init(style: Style, frameworks: FrameworkNames) {
        self.style = style
        self.frameworks = frameworks
    }

    /// Plans a list with a detail in a copy of the tree.
    ///
    /// - Throws: `Failure` if the app cannot be read. Errors of its configuration are part of the outcome.
    package func outcome(in tree: FileTree) throws(Failure) -> Outcome {
        var copy = tree
        let before = Set(tree.changes().map(\.path))
        var outcome = Outcome()
        do throws(Failure) {
            let context = try PlanningContext(style: style, in: tree)
            let name = try name(in: context)
            let spec = UsualModule.spec(named: Located(name, at: SourceMark(source: "a new module")))
            let plan = try ModulePlanner(style: style, frameworks: frameworks)
                .plan(ModuleRequest(spec: spec, isPartial: true), in: context, &copy)
            (outcome.unwired, outcome.targets) = (plan.unwired, plan.targets)
        } catch {
            guard !error.isOfFiles else { throw error }
            outcome.problems = error.problems.filter { $0.severity == .error }
            return outcome
        }
        let changes = copy.changes().filter { !before.contains($0.path) && !$0.path.text.hasPrefix(".scaffold/") }
        outcome.created = changes.count { $0.kind == .creation }
        outcome.edited = changes.filter { $0.kind != .creation }.map(\.path.text)
        return outcome
    }

    private func name(in context: PlanningContext) throws(Failure) -> String {
        let taken = try context.app.types.map(\.name) + KeptSpec.names(in: context.tree)
        return Self.names.first { name in !taken.contains { $0.hasPrefix(name) } } ?? Self.names[0]
    }
}
