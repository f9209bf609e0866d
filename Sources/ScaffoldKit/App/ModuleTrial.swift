import Diagnostics

/// A module that is planned and thrown away, to see whether an app is ready for one.
public struct ModuleTrial: Sendable {
    /// What planning it came to.
    public struct Outcome: Sendable {
        /// How many files a new module has.
        public var created = 0
        /// The app's files that it has entries in.
        public var edited: [String] = []
        /// The entries that the app has no place for.
        public var unwired: [WiringFailure] = []
        /// What stops a new module from being planned.
        public var problems: [Problem] = []

        /// `31 files and entries in 6 files of the app`.
        public var summary: String {
            let files = created == 1 ? "1 file" : "\(created) files"
            guard !edited.isEmpty else { return files }
            return "\(files) and entries in \(edited.count == 1 ? "1 file" : "\(edited.count) files") of the app"
        }
    }

    /// Names that a trial may have: the first that nothing in the app begins with.
    private static let names = ["Sample", "Specimen", "Trial", "Experiment", "Unnamed"]

    private let style: Style
    private let frameworks: FrameworkNames

    public init(style: Style, frameworks: FrameworkNames) {
        self.style = style
        self.frameworks = frameworks
    }

    /// Plans a list with a detail in a copy of the tree.
    ///
    /// - Throws: `Failure` where the app cannot be read; what is wrong with its configuration is in the outcome.
    public func outcome(in tree: FileTree) throws(Failure) -> Outcome {
        var copy = tree
        let before = Set(tree.changes().map(\.path))
        let name = try name(in: tree)
        let spec = UsualModule.spec(named: Located(name, at: SourceMark(source: "a new module")))
        var outcome = Outcome()
        do throws(Failure) {
            let plan = try ModulePlanner(style: style, frameworks: frameworks)
                .plan(ModuleRequest(spec: spec, isPartial: true), in: &copy)
            outcome.unwired = plan.unwired
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

    private func name(in tree: FileTree) throws(Failure) -> String {
        let types = try AppSurvey(of: tree).types.map(\.name)
        let kept = try KeptSpec.names(in: tree)
        return Self.names.first { name in !(types + kept).contains { $0.hasPrefix(name) } } ?? Self.names[0]
    }
}
