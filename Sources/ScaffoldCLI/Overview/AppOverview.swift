import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// The state of a folder: an app with its modules, an empty folder, or something else; with the next steps.
struct AppOverview: Report {
    enum Kind {
        case app(Survey)
        /// No Swift file at all.
        case empty
        /// Swift files of which nothing shows an app of one of the styles, or a folder that is too large to tell.
        case other(FolderGlance)
    }

    /// An app's style, modules and findings.
    struct Survey {
        let style: StyleManifest
        let evidence: StyleFinder.Evidence
        /// The modules' names, sorted.
        let modules: [String]
        /// Those with a kept spec.
        let kept: Set<String>
        let findings: [Finding]
        /// The number of Swift files.
        let files: Int
        /// Whether the app has a `.scaffold.yml`.
        let isConfigured: Bool

        func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

        /// The number of findings that `--fix` mends.
        var fixable: Int { findings.count { $0.isFixable } }
    }

    let location: AppLocation
    let kind: Kind
    /// The names of all styles.
    let styles: [String]
    /// The style of an app that shows none.
    let defaultStyle: String

    init(_ invocation: Invocation, at location: AppLocation) throws(Failure) {
        self.location = location
        let library = invocation.builtInStyles()
        defaultStyle = library.defaultName ?? ""
        let glance = location.evidence == .currentFolder ? FolderGlance(at: location.folder) : nil
        if let glance, glance.isCutShort {
            kind = .other(glance)
            styles = library.names
            return
        }
        let app = try StyledApp(invocation, at: location)
        styles = app.found.library.names
        guard app.found.evidence == .nothing else {
            kind = .app(try Self.survey(app))
            return
        }
        let seen = glance ?? FolderGlance(at: location.folder)
        kind = seen == FolderGlance.empty ? .empty : .other(seen)
    }

    private static func survey(_ app: StyledApp) throws(Failure) -> Survey {
        let result = try app.lint()
        return Survey(
            style: app.style.manifest,
            evidence: app.found.evidence,
            modules: try app.withoutParts(result.modules),
            kept: try app.keptModules(),
            findings: result.findings,
            files: result.files,
            isConfigured: try AppConfiguration.exists(in: app.tree)
        )
    }
}
