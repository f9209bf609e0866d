import StencilEngine

/// What each piece of a style is rendered with: the values that all share, and those of its screen, use case or type.
struct PieceContexts {
    private let module: Module
    private let style: Style
    private let app: AppSurvey
    private let builder: ContextBuilder
    private let hasApp: Bool
    /// The values that every piece sees.
    let base: TemplateDictionary

    init(module: Module, style: Style, choices: StyleChoices, app: AppSurvey, renderer: PieceRenderer) throws(PlanError)
    {
        self.module = module
        self.style = style
        self.app = app
        hasApp = app.has(style.manifest.app.entry)
        builder = ContextBuilder(
            module: module,
            screenTypes: try Self.screenTypes(module, style.manifest, renderer),
            reservedMembers: Set(style.manifest.reservedMembers)
        )
        base = [
            "app": .dictionary(app.context(exists: hasApp)), "options": .dictionary(choices.context),
            "minimum": .dictionary(Self.minimum(style.manifest.minimumIOS)),
            "module": .dictionary(builder.moduleValue()),
        ]
    }

    /// What the user should know about the app that the module goes into.
    var notes: [Problem] {
        guard let entry = style.manifest.app.entry, !hasApp, !app.isEmpty else { return [] }
        return [
            Problem(
                "the app has no \"\(entry.keyword) \(entry.name)\", so it does not look like an app of the style \"\(style.name)\"",
                hint: "the module's files are written all the same; scaffold style list shows the other styles",
                severity: .warning
            )
        ]
    }

    /// Renders everything that the module needs: the base app where there is none, what the app lacks of the shared
    /// pieces, and the module's own pieces.
    func pieces(_ renderer: inout PieceRenderer) throws(PlanError) -> [RenderedPiece] {
        var found: [RenderedPiece] = []
        for piece in style.manifest.app.pieces where isWanted(piece) {
            if let rendered = try renderer.render(piece, in: appContext) { found.append(rendered) }
        }
        for piece in style.manifest.pieces {
            for context in contexts(of: piece.scope) {
                if let rendered = try renderer.render(piece, in: context) { found.append(rendered) }
            }
        }
        return found
    }

    private func isWanted(_ piece: Piece) -> Bool {
        if app.isEmpty, !hasApp { return true }
        guard let shared = piece.shared else { return false }
        return !app.has(shared)
    }

    private var appContext: TemplateDictionary {
        var context = base
        var values = app.context(exists: hasApp)
        values["modules"] = .array([base["module"] ?? .null])
        context["app"] = .dictionary(values)
        context["module"] = nil
        return context
    }

    private func contexts(of scope: Piece.Scope) -> [TemplateDictionary] {
        switch scope {
        case .app, .module: [base]
        case .screen: module.screens.map { with("screen", builder.screenValue($0)) }
        case .useCase: module.useCases.map { with("useCase", builder.useCaseValue($0, on: builder.owner(of: $0))) }
        case .type: module.types.filter { !$0.isDeclared }.map { with("type", builder.typeValue($0)) }
        }
    }

    private func with(_ key: String, _ value: TemplateDictionary) -> TemplateDictionary {
        var context = base
        context[key] = .dictionary(value)
        return context
    }

    private static func minimum(_ version: String) -> TemplateDictionary {
        ["iOS": .string(version), "major": .int(version.split(separator: ".").first.flatMap { Int($0) } ?? 0)]
    }

    /// The stems of the screens' type names: what the spec says, else what the style's naming makes of them.
    private static func screenTypes(
        _ module: Module,
        _ manifest: StyleManifest,
        _ renderer: PieceRenderer
    ) throws(PlanError) -> [String: String] {
        var types: [String: String] = [:]
        for screen in module.screens {
            if let custom = screen.customType {
                types[screen.value] = custom
                continue
            }
            let context: TemplateDictionary = [
                "module": ["type": .string(module.type), "value": .string(module.words.camel)],
                "screen": ["pascal": .string(screen.words.pascal), "raw": .string(screen.words.camel)],
            ]
            let naming = screen.isRoot ? manifest.naming.rootScreen : manifest.naming.screen
            types[screen.value] = try renderer.naming(naming, in: context)
        }
        return types
    }
}
