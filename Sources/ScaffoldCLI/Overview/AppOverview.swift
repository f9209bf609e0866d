import AppModel
import Diagnostics
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
        /// Swift files without the declarations of any style, or a folder that is too large to search.
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

        /// The number of findings that `--fix` fixes.
        var fixable: Int { result.findings.count { $0.isFixable } }
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
            kind = .app(try Self.summary(app))
            return
        }
        let content = count ?? SwiftFileCount(at: location.folder)
        kind = content == SwiftFileCount.empty ? .empty : .other(content)
    }

    private static func summary(_ app: AppContext) throws(Failure) -> Summary {
        Summary(
            found: app.found,
            result: try app.lint(),
            kept: Set(try KeptSpec.names(in: app.tree)),
            isConfigured: try AppConfiguration.exists(in: app.tree)
        )
    }
}
