import ScaffoldKit
import ScaffoldLint

/// An app with its style: the one that `--style` names, else the app's own.
struct StyledApp {
    let tree: FileTree
    let found: FoundStyle
    let rules: RuleSet
    /// The app's sources, where they were read together with the rules.
    private let sources: Result<SourceIndex, FileTreeError>?

    var style: Style { found.style }

    /// - Parameter isRead: Whether the app's sources are going to be asked for as they are.
    init(_ tree: FileTree, _ invocation: Invocation, isRead: Bool = true) throws(CommandFailure) {
        self.tree = tree
        // Whatever is asked of the app, its files are looked through.
        tree.listAhead()
        // Where the files show the style, their index is made while that is read; else, while its rules are.
        var index: Ahead<SourceIndex>?
        let glance: FoundStyle.Glance = { wanted throws(FileTreeError) in
            let read = try SourceFile.all(in: tree, for: wanted)
            let files = read.map(\.file)
            index = Ahead { SourceIndex(reading: files) }
            return AppGlance(read.map(\.glance))
        }
        let found = try FoundStyle(invocation, in: tree, glance: isRead ? glance : nil)
        let (sources, rules) = Halves.both(
            { isRead ? Self.sources(of: tree, index) : nil },
            { Result { () throws(CommandFailure) in try found.rules() } }
        )
        (self.found, self.sources, self.rules) = (found, sources, try rules.get())
    }

    private static func sources(of tree: FileTree, _ index: Ahead<SourceIndex>?) -> Result<SourceIndex, FileTreeError> {
        if let index { return .success(index.value) }
        return Result { () throws(FileTreeError) in try SourceIndex(of: tree) }
    }

    /// What the team has settled about lint.
    func settings() throws(CommandFailure) -> LintSettings {
        try CommandFailure.planning { () throws(PlanError) in try LintSettings.read(in: tree, rules: rules) }
    }

    /// The app's sources with its modules.
    func view() throws(CommandFailure) -> LintContext {
        try CommandFailure.planning { () throws(PlanError) in
            try AppReader(style: style, rules: rules).app(in: tree, of: try index())
        }
    }

    private func index() throws(PlanError) -> SourceIndex {
        do throws(FileTreeError) {
            return if let sources { try sources.get() } else { try SourceIndex(of: tree) }
        } catch {
            throw .files(error)
        }
    }

    /// Everything that lint has to say.
    func lint() throws(CommandFailure) -> LintRun.Result {
        let run = LintRun(style: style, rules: rules, frameworks: found.frameworks, settings: try settings())
        return try CommandFailure.planning { () throws(PlanError) in try run.lint(tree, of: try index()) }
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
