import AppModel
import Diagnostics
import FileTransaction
import ModuleCopying
import ModulePlanning
import ModuleSpecs
import ScaffoldLint
import Styles

/// The report of `scaffold` alone: the state of a folder and the next steps.
struct AppOverview: CommandReport {
    enum Kind {
        case app(Summary)
        /// No Swift file at all.
        case empty
        /// An app of none of the styles that has modules.
        case own(OwnApp)
        /// Swift files without modules, or a folder that is too large to search.
        case other(SwiftFileCount)
    }

    /// An app's style, modules and findings.
    struct Summary {
        let found: FoundStyle
        let result: LintRun.Result
        /// The modules with a kept spec.
        let kept: Set<String>
        /// Whether the app has a `.scaffold.yml`.
        let isConfigured: Bool

        func count(_ severity: Severity) -> Int { result.findings.count { $0.severity == severity } }

        /// The number of findings that `--fix` has fixed on trial.
        let fixable: Int
        /// A module that was copied on trial, where one of the style has no place.
        let copy: ModuleTrial.Copy?
        /// The modules that their styles have changed since they wrote them.
        let behind: [String]
    }

    /// An app of an architecture of its own.
    struct OwnApp {
        let architecture: OwnArchitecture
        let targets: [String]
        /// A module that was copied on trial, or what stopped that.
        let copy: ModuleTrial.Copy?
        /// Two modules of which a style was learnt on trial; empty if there are none.
        let pair: [String]
    }

    let location: AppLocation
    let kind: Kind
    /// The names of all styles.
    let styles: [String]
    /// The style to suggest.
    let defaultStyle: String

    init(_ invocation: Invocation, at location: AppLocation) throws(Failure) {
        self.location = location
        let library = invocation.builtInStyles()
        defaultStyle = library.defaultName ?? ""
        let count = location.evidence == .currentFolder ? SwiftFileCount(at: location.folder) : nil
        if let count, count.isCutShort {
            kind = .other(count)
            styles = library.names
            return
        }
        let app = try AppContext(invocation, at: location)
        styles = app.found.library.names
        guard app.found.evidence == .nothing else {
            kind = .app(try Self.summary(app, invocation))
            return
        }
        if let own = try Self.own(app, invocation) {
            kind = .own(own)
            return
        }
        let content = count ?? SwiftFileCount(at: location.folder)
        kind = content == SwiftFileCount.empty ? .empty : .other(content)
    }

    private static func own(_ app: AppContext, _ invocation: Invocation) throws(Failure) -> OwnApp? {
        let architecture = try OwnArchitecture(of: app.tree)
        guard !architecture.modules.isEmpty else { return nil }
        let trial = ModuleTrial(frameworks: app.found.library.frameworks)
        return OwnApp(
            architecture: architecture,
            targets: try targets(of: app.tree),
            copy: try trial.copy(in: app.tree, showing: invocation.showing),
            pair: try invocation.showing("comparing modules") { () throws(Failure) in
                try architecture.pair(app.found.library, in: app.tree)
            }
        )
    }

    /// The names of the app's targets, as its generator or its projects list them.
    private static func targets(of tree: FileTree) throws(Failure) -> [String] {
        if let manifest = try ProjectManifest(of: tree), manifest.generator.isRead {
            return manifest.targets.map(\.name)
        }
        let name = try AppName(of: AppModel.of(tree), in: tree).text
        let projects = try AppProjects(of: tree, named: name).projects
        return projects.flatMap(\.file.targets).map(\.name)
    }

    private static func summary(_ app: AppContext, _ invocation: Invocation) throws(Failure) -> Summary {
        let result = try invocation.showing("linting") { () throws(Failure) in try app.lint() }
        return Summary(
            found: app.found,
            result: result,
            kept: Set(try KeptSpec.names(in: app.tree)),
            isConfigured: try AppConfiguration.exists(in: app.tree),
            fixable: result.findings.contains(where: \.isFixable) ? fixable(result, app, invocation) : 0,
            copy: try copy(app, invocation),
            behind: try UpdatePlanner(app.found.library).behind(in: app.tree)
        )
    }

    /// A copy in place of a module of the style, where an app whose declarations are like the style's has no place for it.
    private static func copy(_ app: AppContext, _ invocation: Invocation) throws(Failure) -> ModuleTrial.Copy? {
        guard app.found.evidence == .declarations else { return nil }
        let trial = ModuleTrial(frameworks: app.found.library.frameworks)
        let outcome = try trial.outcome(of: app.style, in: app.tree)
        guard !outcome.problems.isEmpty || !outcome.unwired.isEmpty else { return nil }
        return try trial.copy(in: app.tree, showing: invocation.showing).flatMap { $0.isPossible ? $0 : nil }
    }

    /// How many findings `--fix` would fix; none if it would be refused.
    private static func fixable(_ result: LintRun.Result, _ app: AppContext, _ invocation: Invocation) -> Int {
        var tree = app.tree
        do throws(Failure) {
            let fixed = try Fixer(app.lintRun()).fix(&tree, after: result) { !$1.isHabit($0) }.fixed
            try invocation.checkReferences(in: tree)
            return fixed
        } catch {
            return 0
        }
    }
}
