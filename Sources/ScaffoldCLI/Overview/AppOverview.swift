import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// What is here, as the tool sees it: an app with its modules, an empty folder, or something else.
struct AppOverview {
    /// What was found at the root.
    enum Kind {
        case app(Survey)
        /// No Swift file at all.
        case empty
        /// Swift files of which nothing shows an app of one of the styles, or a folder that is too large to tell.
        case other(FolderGlance)
    }

    /// What was found out about an app.
    struct Survey {
        let style: StyleManifest
        let evidence: StyleFinder.Evidence
        /// The modules' names, sorted.
        let modules: [String]
        /// Those of them whose specs the app keeps.
        let kept: Set<String>
        let findings: [Finding]
        /// How many Swift files were read.
        let files: Int
        /// Whether the app has a `.scaffold.yml`.
        let isConfigured: Bool

        func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

        /// How many findings `--fix` mends.
        var fixable: Int { findings.count { $0.isFixable } }
    }

    let location: AppLocation
    let kind: Kind
    /// The names of all styles.
    let styles: [String]
    /// The style that is taken where nothing says which.
    let defaultStyle: String

    init(_ invocation: Invocation, at location: AppLocation) throws(Failure) {
        self.location = location
        let library = invocation.styles()
        defaultStyle = library.defaultName ?? ""
        let glance = location.evidence == .currentFolder ? FolderGlance(at: location.folder) : nil
        if let glance, glance.isCutShort {
            kind = .other(glance)
            styles = library.names
            return
        }
        let app = try StyledApp(FileTree(root: location.folder), invocation)
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
        let modules = try app.withoutParts(result.modules)
        let kept = try app.keptModules()
        return Survey(
            style: app.style.manifest,
            evidence: app.found.evidence,
            modules: modules,
            kept: kept,
            findings: result.findings,
            files: result.files,
            isConfigured: try AppConfiguration.exists(in: app.tree)
        )
    }
}
