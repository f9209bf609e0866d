import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import StencilEngine
import Styles

/// The context that all modules of one run are planned in: the style, and the app. A run reads it once.
package struct PlanningContext {
    let style: Style
    /// The app's files before the run.
    let tree: FileTree
    /// The app's declarations, with its own names for parts of the style.
    private(set) var app: PlannedApp { didSet { values = Memo() } }
    let configuration: AppConfiguration
    let conventions: Conventions
    /// The names of the app's modules of the style.
    let modules: ModuleNames
    /// The oldest iOS that the app supports; `nil` if the app does not declare one.
    let target: String?
    let renderer: PieceRenderer
    /// Whether the run writes the app, so that only earlier modules of the run are there.
    var isNew = false { didSet { values = Memo() } }
    /// The values that templates see of the app as it is here, by the values of the options.
    private var values = Memo()

    /// Reads the app.
    ///
    /// - Parameters:
    ///   - name: The planned module, which is no example for its own conventions; `nil` for several modules.
    ///   - target: The oldest iOS where it is not the app's, as for what was written when the app supported an older one.
    package init(style: Style, in tree: FileTree, except name: String? = nil, on target: String? = nil) throws(Failure)
    {
        let app = try PlannedApp(of: tree)
        let names = try OwnNames(of: style.manifest, in: tree, app: app)
        try self.init(style: style, app: app.naming(names), in: tree, except: name, on: target)
    }

    init(style: Style, app: PlannedApp, in tree: FileTree, except name: String? = nil, on target: String? = nil)
        throws(Failure)
    {
        self.style = style
        self.tree = tree
        self.app = app
        configuration = try AppConfiguration.read(in: tree)
        conventions = try ConventionsFinder(manifest: style.manifest, app: app, tree: tree)
            .conventions(except: name, configuration: configuration)
        modules = ModuleNames(conventions.modules)
        self.target = if let target { target } else { try DeploymentTarget(of: tree).version }
        renderer = PieceRenderer(style: style, conventions: conventions)
    }

    var isApp: Bool { app.isApp(of: style.manifest.app) }

    /// Whether modules need entries in the app's files. A new app contains them from the start, and an app of another style has
    /// no places for them. An app with modules of the style has places, even if one is missing or renamed.
    var isWired: Bool { !app.isEmpty && (isApp || !conventions.modules.isEmpty) }

    /// The context with the declarations of these pieces added to the app.
    func declaring(_ pieces: [RenderedPiece]) -> PlanningContext {
        var context = self
        context.app = app.declaring(pieces)
        return context
    }

    /// The context with the app's own names, as the written app declares them.
    ///
    /// - Parameter tree: The written app.
    func renamed(in tree: FileTree) throws(Failure) -> PlanningContext {
        var context = self
        context.app = app.naming(try OwnNames(of: style.manifest, in: tree, app: app))
        return context
    }

    /// The style's options for a module: from the spec, else the configuration, else the module's record, else the app's
    /// sources.
    func choices(for spec: ModuleSpec, _ record: ModuleRecord) throws(Failure) -> StyleChoices {
        let options = spec.options.filled(from: configuration.options).filled(from: record.choices(of: style.manifest))
        return try StyleChoices(options, of: style.manifest, following: conventions.options, on: target)
    }

    /// The values that every template of the style sees: once for all modules with the same choices.
    func values(_ choices: StyleChoices) -> TemplateContext {
        let version = choices.minimumIOS(of: style.manifest)
        return values.value(for: choices.values.map(\.value) + [version]) {
            TemplateContext([
                "app": .dictionary(app.context(exists: !isNew && app.has(entryOf: style.manifest.app))),
                "options": .dictionary(choices.context),
                "minimum": [
                    "iOS": .string(version),
                    "major": .int(version.split(separator: ".").first.flatMap { Int($0) } ?? 0),
                ],
            ])
        }
    }
}
