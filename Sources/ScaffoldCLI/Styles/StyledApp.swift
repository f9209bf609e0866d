import ScaffoldKit
import ScaffoldLint

/// An app with its style: the one that `--style` names, else the app's own.
struct StyledApp {
    let tree: FileTree
    let found: FoundStyle
    let rules: RuleSet

    var style: Style { found.style }

    init(_ tree: FileTree, _ invocation: Invocation) throws(CommandFailure) {
        self.tree = tree
        found = try FoundStyle(invocation, in: tree)
        rules = try found.rules()
    }

    /// What the team has settled about lint.
    func settings() throws(CommandFailure) -> LintSettings {
        try CommandFailure.planning { () throws(PlanError) in try LintSettings.read(in: tree, rules: rules) }
    }

    /// The app's sources with its modules.
    func view() throws(CommandFailure) -> LintContext {
        try CommandFailure.planning { () throws(PlanError) in
            try AppReader(style: style, rules: rules).app(in: tree)
        }
    }

    /// Everything that lint has to say.
    func lint() throws(CommandFailure) -> LintRun.Result {
        let run = LintRun(style: style, rules: rules, frameworks: found.frameworks, settings: try settings())
        return try CommandFailure.planning { () throws(PlanError) in try run.lint(tree) }
    }

    /// The names of the modules whose specs the app keeps.
    func keptModules() throws(CommandFailure) -> Set<String> {
        Set(try CommandFailure.planning { () throws(PlanError) in try KeptSpec.names(in: tree) })
    }

    /// The names of those modules that are no parts of the base app, such as its loading screen.
    func withoutParts(_ modules: [String]) throws(CommandFailure) -> [String] {
        let kept = try keptModules()
        let parts = style.manifest.app.parts
        return modules.filter { kept.contains($0) || !parts.contains($0) }
    }
}
