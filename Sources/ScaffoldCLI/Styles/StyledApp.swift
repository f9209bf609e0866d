import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// An app with its style: the one that `--style` names, else the app's own.
struct StyledApp {
    let tree: FileTree
    let found: FoundStyle
    let rules: RuleSet

    var style: Style { found.style }

    init(_ tree: FileTree, _ invocation: Invocation) throws(Failure) {
        self.tree = tree
        found = try FoundStyle(invocation, in: tree)
        rules = try found.rules()
    }

    /// What the team has settled about lint.
    func settings() throws(Failure) -> LintSettings {
        try LintSettings.read(in: tree, rules: rules)
    }

    /// The app's sources with its modules.
    func view() throws(Failure) -> LintContext {
        try AppReader(style: style, rules: rules).app(in: tree)
    }

    /// Everything that lint has to say.
    func lint() throws(Failure) -> LintRun.Result {
        let run = LintRun(style: style, rules: rules, frameworks: found.frameworks, settings: try settings())
        return try run.lint(tree)
    }

    /// The names of the modules whose specs the app keeps.
    func keptModules() throws(Failure) -> Set<String> {
        Set(try KeptSpec.names(in: tree))
    }

    /// The names of those modules that are no parts of the base app, such as its loading screen.
    func withoutParts(_ modules: [String]) throws(Failure) -> [String] {
        let kept = try keptModules()
        let parts = style.manifest.app.parts
        return modules.filter { kept.contains($0) || !parts.contains($0) }
    }
}
