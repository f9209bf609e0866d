import Diagnostics
import StencilEngine

/// The pieces of one module, each rendered with the values that all share and those of its screen, use case or type.
struct ModulePieces: Sendable {
    private let module: Module
    private let style: Style
    /// The value of `module`.
    let moduleValue: TemplateDictionary
    /// The values that every piece of the module sees.
    let base: TemplateDictionary
    /// The values that the pieces of each scope see, one for each of what they are made for.
    private let contexts: [Piece.Scope: [TemplateDictionary]]

    init(module: Module, style: Style, choices: StyleChoices, app: AppSurvey, renderer: PieceRenderer) throws(Failure) {
        self.module = module
        self.style = style
        let builder = ContextBuilder(
            module: module,
            screenTypes: try Self.screenTypes(module, style.manifest, renderer),
            reservedMembers: Set(style.manifest.reservedMembers)
        )
        moduleValue = builder.moduleValue()
        var base = AppPieces.base(style: style, app: app, choices: choices)
        base["module"] = .dictionary(moduleValue)
        self.base = base
        contexts = Self.contexts(module, builder, base)
    }

    func pieces(_ renderer: PieceRenderer) throws(Failure) -> [RenderedPiece] {
        try pieces(renderer, paths: paths(renderer))
    }

    /// - Parameter paths: What `paths` gives.
    func pieces(_ renderer: PieceRenderer, paths: TemplateDictionary) throws(Failure) -> [RenderedPiece] {
        var found: [RenderedPiece] = []
        for piece in style.manifest.pieces {
            for var context in contexts(of: piece.scope) {
                context["paths"] = .dictionary(paths)
                if let rendered = try renderer.render(piece, in: context) { found.append(rendered) }
            }
        }
        return found
    }

    /// What the style's modules consist of.
    var pieces: [Piece] { style.manifest.pieces }

    /// The entries that the module needs in files of the app.
    func wirings(_ renderer: PieceRenderer) throws(Failure) -> [RenderedWiring] {
        try wirings(renderer, paths: paths(renderer))
    }

    /// - Parameter paths: What `paths` gives.
    func wirings(_ renderer: PieceRenderer, paths: TemplateDictionary) throws(Failure) -> [RenderedWiring] {
        var found: [RenderedWiring] = []
        for wiring in style.manifest.wirings {
            for (item, context) in zip(items(of: wiring.scope), contexts(of: wiring.scope)) {
                var context = context
                context["paths"] = .dictionary(paths)
                guard var rendered = try renderer.render(wiring, in: context) else { continue }
                rendered.item = item
                found.append(rendered)
            }
        }
        return found
    }

    /// The value of `paths`: file and folder of what is made once for the module, by the piece's id.
    func paths(_ renderer: PieceRenderer) throws(Failure) -> TemplateDictionary {
        var values: TemplateDictionary = [:]
        for piece in style.manifest.pieces where piece.scope == .module {
            let path = try renderer.path(of: piece, in: base)
            let folder = path.components.dropLast().joined(separator: "/")
            values[NameWords(piece.id).camel] = ["file": .string(path.text), "folder": .string(folder)]
        }
        return values
    }

    func contexts(of scope: Piece.Scope) -> [TemplateDictionary] { contexts[scope] ?? [base] }

    private static func contexts(
        _ module: Module,
        _ builder: ContextBuilder,
        _ base: TemplateDictionary
    ) -> [Piece.Scope: [TemplateDictionary]] {
        func with(_ key: String, _ value: TemplateDictionary) -> TemplateDictionary {
            var context = base
            context[key] = .dictionary(value)
            return context
        }
        return [
            .screen: module.screens.map { with("screen", builder.screenValue($0)) },
            .useCase: module.useCases.map { with("useCase", builder.useCaseValue($0, on: builder.owner(of: $0))) },
            .type: module.types.filter { !$0.isDeclared }.map { with("type", builder.typeValue($0)) },
        ]
    }

    /// What the contexts of a scope are of, by their names.
    private func items(of scope: Piece.Scope) -> [String] {
        switch scope {
        case .app, .module: [""]
        case .screen: module.screens.map(\.value)
        case .useCase: module.useCases.map(\.name)
        case .type: module.types.filter { !$0.isDeclared }.map(\.name)
        }
    }

    /// The stems of the screens' type names: what the spec says, else what the style's naming makes of them.
    private static func screenTypes(
        _ module: Module,
        _ manifest: StyleManifest,
        _ renderer: PieceRenderer
    ) throws(Failure) -> [String: String] {
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
