import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// An app with its style and the style's rules.
struct StyledApp {
    let tree: FileTree
    let found: FoundStyle
    let rules: RuleSet

    var style: Style { found.style }

    /// Finds the style that `--style` names, else the app's own.
    init(_ invocation: Invocation, at location: AppLocation) throws(Failure) {
        tree = FileTree(root: location.folder)
        found = try StyleFinder(invocation.styles(of: tree)).find(invocation.statedStyle, in: tree)
        rules = try RuleSet(of: found.style)
    }

    /// The app's settings of lint.
    func settings() throws(Failure) -> LintSettings {
        try LintSettings.read(in: tree, rules: rules)
    }

    /// The app's sources with its modules.
    func view() throws(Failure) -> LintContext {
        try AppReader(style: style, rules: rules).app(in: tree)
    }

    func lint() throws(Failure) -> LintRun.Result {
        try LintRun(style: style, rules: rules, frameworks: found.library.frameworks, settings: settings()).lint(tree)
    }

    /// The names of the modules with a kept spec.
    func keptModules() throws(Failure) -> Set<String> {
        Set(try KeptSpec.names(in: tree))
    }

    /// The names that are no parts of the base app, such as its loading screen.
    func withoutParts(_ modules: [String]) throws(Failure) -> [String] {
        let kept = try keptModules()
        let parts = style.manifest.app.parts
        return modules.filter { kept.contains($0) || !parts.contains($0) }
    }
}

extension StyleLibrary {
    /// The rules of every style that can be read.
    var soundRules: [RuleSet] {
        names.compactMap { name in
            guard let style = try? style(Located(name, at: SourceMark(source: name))) else { return nil }
            return try? RuleSet(of: style)
        }
    }
}
