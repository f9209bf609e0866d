import ScaffoldKit

/// Lints an app: reads its sources, finds its modules and runs the style's rules.
public struct LintRun: Sendable {
    private let style: Style
    private let rules: RuleSet

    public init(style: Style, rules: RuleSet) {
        self.style = style
        self.rules = rules
    }

    /// What a run found.
    public struct Result: Sendable {
        public var findings: [Finding]
        /// The modules' names, sorted.
        public var modules: [String]
        /// The number of Swift files that were read.
        public var files: Int
        /// The app as it was read, for what is done with the findings.
        public var app: AppView
    }

    /// - Parameter isIncluded: Whether a file is to be looked at.
    /// - Throws: `PlanError` where the app cannot be read.
    public func lint(_ tree: FileTree, isIncluded: (RelativePath) -> Bool = { _ in true }) throws(PlanError) -> Result {
        let app = try AppReader(style: style, rules: rules).app(in: tree, isIncluded: isIncluded)
        var findings = Linter(rules).findings(in: app)
        findings.sort()
        return Result(
            findings: findings,
            modules: app.modules.modules.map(\.name),
            files: app.index.files.count,
            app: app
        )
    }
}
