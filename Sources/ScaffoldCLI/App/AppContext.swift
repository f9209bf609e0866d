import Diagnostics
import FileTransaction
import ScaffoldLint
import Styles

/// The app of a command line: its files, style, rules and settings.
struct AppContext {
    let tree: FileTree
    let found: FoundStyle
    let rules: RuleSet

    var style: Style { found.style }

    /// Resolves the style: that of `--style`, or the app's own.
    init(_ invocation: Invocation, at location: AppLocation) throws(Failure) {
        try self.init(invocation, in: invocation.watched(location.tree))
    }

    init(_ invocation: Invocation, in tree: FileTree) throws(Failure) {
        self.tree = tree
        found = try invocation.foundStyle(invocation.statedStyle, in: tree)
        rules = try RuleSet(of: found.style)
    }

    /// A lint run with the app's settings.
    func lintRun() throws(Failure) -> LintRun {
        LintRun(style: style, rules: rules, settings: try LintSettings.read(in: tree, rules: rules))
    }

    /// The app's sources and modules, as rules see them.
    func lintContext() throws(Failure) -> LintContext { try LintRun(style: style, rules: rules).app(in: tree) }

    func lint() throws(Failure) -> LintRun.Result { try lintRun().lint(tree) }
}

extension StyleLibrary {
    /// The rule sets of all styles that can be read.
    var readableRuleSets: [RuleSet] {
        names.compactMap { name in
            (try? style(named: name)).flatMap { try? RuleSet(of: $0) }
        }
    }

    /// The style of one of the library's `names`.
    func style(named name: String) throws(Failure) -> Style {
        try style(Located(name, at: SourceMark(source: name)))
    }
}
