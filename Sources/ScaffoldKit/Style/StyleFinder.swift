import Diagnostics

/// Finds the style of an app: the one that was asked for, else that of its `.scaffold.yml`, else that of the modules that the tool has written into it, else
/// the one that the app's declarations show, else the one that is nearest, else the library's default.
public struct StyleFinder: Sendable {
    private let library: StyleLibrary

    public init(_ library: StyleLibrary) {
        self.library = library
    }

    /// What says which style an app has.
    public enum Evidence: String, Sendable {
        /// The command line names it.
        case request
        /// The app's `.scaffold.yml` names it.
        case configuration
        /// The modules that the tool wrote into the app have it.
        case keptModules
        /// The app's declarations show it.
        case declarations
        /// Nothing does, so it is the nearest, or the library's default.
        case nothing
    }

    /// The style, with the evidence for it.
    ///
    /// - Parameter stated: The style that a spec or `--style` names.
    /// - Throws: `Failure` when there is no such style, or its manifest is not sound.
    public func find(_ stated: Located<String>?, in tree: FileTree) throws(Failure) -> FoundStyle {
        let (style, evidence) = try search(stated, in: tree)
        return FoundStyle(style: style, evidence: evidence, library: library)
    }

    private func search(_ stated: Located<String>?, in tree: FileTree) throws(Failure) -> (Style, Evidence) {
        if let stated { return (try style(stated), .request) }
        if let configured = try AppConfiguration.read(in: tree).style { return (try style(configured), .configuration) }
        if let kept = try keptStyle(in: tree) { return (try style(kept), .keptModules) }
        let isApp = try !tree.sources().isEmpty
        guard let name = library.defaultName else { throw Failure("there is no style at all") }
        guard isApp else { return (try defaultStyle(name), .nothing) }
        let signs = try signs()
        let app = try AppSurvey(of: tree)
        let fitting = signs.filter { $0.signs.fit(app) }
        if fitting.count == 1, !fitting[0].signs.isEmpty { return (try style(fitting[0].name), .declarations) }
        let styles = try styles()
        let shown = best(styles.filter { $0.manifest.signs.fit(app) && isShown($0, by: app) }, in: app)
        if shown.count == 1 { return (shown[0], .declarations) }
        let nearest = best(styles.filter { $0.manifest.signs.fitImports(of: app) }, in: app)
        if let near = nearest.first(where: { $0.name == name }) ?? nearest.first { return (near, .nothing) }
        return (try defaultStyle(name), .nothing)
    }

    private func defaultStyle(_ name: String) throws(Failure) -> Style {
        try style(Located(name, at: SourceMark(source: "default-style")))
    }

    /// Whether an app that has the style's signs shows it: for a style without signs, it has to have anything of it.
    private func isShown(_ style: Style, by app: AppSurvey) -> Bool {
        !style.manifest.signs.isEmpty || score(of: style, in: app) > 0
    }

    /// The styles of which the app has the most.
    private func best(_ styles: [Style], in app: AppSurvey) -> [Style] {
        let scores = styles.map { ($0, score(of: $0, in: app)) }
        let most = scores.map(\.1).max()
        return scores.filter { $0.1 == most }.map(\.0)
    }

    /// How much the app has of a style: its entry, and modules by their declarations.
    private func score(of style: Style, in app: AppSurvey) -> Int {
        let base = style.manifest.app
        let modules = Neighbours(of: style.manifest, in: app, except: nil)
        return modules.files.count + (app.has(base.entry) ? 8 : app.has(entryOf: base) ? 4 : 0)
    }

    private func signs() throws(Failure) -> [(name: Located<String>, signs: StyleSigns)] {
        var found: [(name: Located<String>, signs: StyleSigns)] = []
        for name in names { found.append((name, try library.signs(of: name))) }
        return found
    }

    private func styles() throws(Failure) -> [Style] {
        var styles: [Style] = []
        for name in names { styles.append(try style(name)) }
        return styles
    }

    private var names: [Located<String>] { library.names.map { Located($0, at: SourceMark(source: $0)) } }

    private func style(_ name: Located<String>) throws(Failure) -> Style {
        return try library.style(name)
    }

    /// The one style that all kept modules have; `nil` where there are none, or where they differ.
    private func keptStyle(in tree: FileTree) throws(Failure) -> Located<String>? {
        var specs: [YAMLSource] = []
        for path in try tree.files(below: RelativePath(trusted: ".scaffold/modules"), extensions: ["yml"]) {
            if let bytes = try tree.read(path) { specs.append(YAMLSource(name: path.text, bytes: bytes)) }
        }
        guard !specs.isEmpty else { return nil }
        let styles = specs.compactMap { SpecFile($0).spec().spec?.style?.value }
        let found = Set(styles).intersection(library.names)
        guard found.count == 1, let name = found.first else { return nil }
        return Located(name, at: SourceMark(source: ".scaffold/modules"))
    }
}
