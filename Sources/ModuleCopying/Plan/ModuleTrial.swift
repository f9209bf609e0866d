import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs
import Styles

/// Plans a trial module, then discards it, to see whether an app is ready for modules.
package struct ModuleTrial: Sendable {
    /// The result of the plan.
    package struct Outcome: Sendable {
        /// How many files the module creates.
        package var created = 0
        /// The folders of the new files, those with the module's name first, without what lies in them.
        package var folders: [String] = []
        /// The app's files that get entries.
        package var edited: [String] = []
        /// The entries that have no place in the app.
        package var unwired: [WiringFailure] = []
        /// The targets of the Xcode project that build the module.
        package var targets: [String] = []
        /// The errors that stop the plan.
        package var problems: [Problem] = []

        /// `31 files in App/Sample, AppTests/Sample, and entries in 6 files of the app`.
        package var summary: String {
            let entries = edited.isEmpty ? "" : ", and entries in \(edited.count.counted("file")) of the app"
            let more = folders.count > 3 ? ", \(folders.count - 2) more folders" : ""
            let places = folders.prefix(more.isEmpty ? 3 : 2).joined(separator: ", ") + more
            return created.counted("file") + (places.isEmpty ? "" : " in ") + places + entries
        }
    }

    /// Candidates for the trial's name. The trial uses the first that no name in the app begins with.
    private static let names = ["Sample", "Specimen", "Trial", "Experiment", "Unnamed"]

    private let frameworks: FrameworkNames

    package init(frameworks: FrameworkNames) { self.frameworks = frameworks }

    /// Plans a list with a detail in a copy of the tree.
    ///
    /// - Throws: `Failure` if the app cannot be read. Errors of its configuration are part of the outcome.
    package func outcome(of style: Style, in tree: FileTree) throws(Failure) -> Outcome {
        try outcome(in: tree) { (name, copy) throws(Failure) in
            let context = try PlanningContext(style: style, in: tree)
            let request = ModuleRequest(spec: UsualModule.spec(named: name), isPartial: true)
            return try ModulePlanner(style: style, frameworks: frameworks).plan(request, in: context, &copy)
        }
    }

    /// Plans a copy of a module of the app in a copy of the tree.
    ///
    /// - Throws: `Failure` if the app cannot be read. What stops the copy is part of the outcome.
    package func outcome(copying exemplar: String, in tree: FileTree) throws(Failure) -> Outcome {
        try outcome(in: tree) { (name, copy) throws(Failure) in
            let original = Located(exemplar, at: name.mark)
            let request = LikeRequest(name: name, exemplar: original, options: ExtentOptions())
            let plan = try LikePlanner(request, frameworks: frameworks).plan(in: &copy)
            try ReferenceCheck(frameworks: frameworks).check(copy, besides: plan.known)
            return plan
        }
    }

    /// A module that was copied on trial, and what its copy would be.
    package struct Copy: Sendable {
        package let exemplar: String
        package let outcome: Outcome

        package var isPossible: Bool { outcome.problems.isEmpty }
    }

    /// How many modules are tried before it is said that none can be copied.
    private static let most = 4

    /// The likeliest module of the app that can be copied, or else the likeliest one, with what stops its copy; `nil` without modules.
    ///
    /// - Parameters:
    ///   - name: The module that is to be written.
    ///   - showing: Runs each trial, named by its step.
    /// - Throws: `Failure` if the app cannot be read, or from `showing`.
    package func copy(
        in tree: FileTree,
        as name: String = "",
        showing: (String, () throws(Failure) -> Outcome) throws(Failure) -> Outcome = { _, run throws(Failure) in
            try run()
        }
    ) throws(Failure) -> Copy? {
        var first: Copy?
        for exemplar in try AppModel.of(tree).usualKind.ranking.filter({ $0 != name }).prefix(Self.most) {
            let outcome = try showing("trying \(exemplar)") { () throws(Failure) in
                try self.outcome(copying: exemplar, in: tree)
            }
            let copy = Copy(exemplar: exemplar, outcome: outcome)
            if copy.isPossible { return copy }
            first = first ?? copy
        }
        return first
    }

    private func outcome(
        in tree: FileTree,
        planning: (Located<String>, inout FileTree) throws(Failure) -> ChangeSet
    ) throws(Failure) -> Outcome {
        var copy = tree
        let before = Set(tree.changes().map(\.path))
        var outcome = Outcome()
        let name = try name(in: tree)
        do throws(Failure) {
            let plan = try planning(Located(name, at: SourceMark(source: "a new module")), &copy)
            (outcome.unwired, outcome.targets) = (plan.unwired, plan.targets)
        } catch {
            guard !error.isOfFiles else { throw error }
            outcome.problems = error.problems.filter { $0.severity == .error }
            return outcome
        }
        let changes = copy.changes().filter { !before.contains($0.path) && !$0.path.text.hasPrefix(".scaffold/") }
        let created = changes.filter { $0.kind == .creation }.map(\.path)
        outcome.created = created.count
        let folders = Set(created.map { Self.folder(of: $0, name) }).sorted()
        outcome.folders = folders.filter { $0.contains(name) } + folders.filter { !$0.contains(name) }
        outcome.edited = changes.filter { $0.kind != .creation }.map(\.path.text)
        return outcome
    }

    /// The outermost folder of a file that has the module's name, or else the file's own.
    private static func folder(of path: RelativePath, _ name: String) -> String {
        let folders = path.components.dropLast()
        let end = folders.firstIndex { $0.contains(name) }.map { $0 + 1 } ?? folders.endIndex
        return folders[..<end].joined(separator: "/")
    }

    /// A name that no name in the app begins with.
    func name(in tree: FileTree) throws(Failure) -> String {
        let taken = try AppModel.of(tree).types.map(\.name) + KeptSpec.names(in: tree)
        return Self.names.first { name in !taken.contains { $0.hasPrefix(name) } } ?? Self.names[0]
    }
}
