import Diagnostics
import StencilEngine

/// Looks for what a style asks of a module: its pieces by their declarations, wherever these stand, and its entries in the
/// app's files by their anchors.
public struct ModuleInspector {
    private let style: Style
    private let app: AppSurvey
    /// What tells the specs of modules that have none.
    private let adoption: AdoptionPlanner.Ground
    private let sources: AppSources
    private let configuration: AppConfiguration
    /// The oldest iOS that the app runs on, where it says so.
    private let target: String?

    /// Reads the app.
    ///
    /// - Throws: `Failure` where a file cannot be read.
    public init(style: Style, in tree: FileTree) throws(Failure) {
        self.style = style
        let app = try AppSurvey(of: tree)
        self.app = app.naming(try OwnNames(of: style.manifest, in: tree, app: app))
        adoption = AdoptionPlanner.Ground(app, of: style)
        sources = try WiringPlanner.sources(of: tree, declaredAt: app.index)
        configuration = try AppConfiguration.read(in: tree)
        target = try DeploymentTarget(of: tree).version
    }

    /// The names of the modules that the app has: those whose specs it keeps, and those that its declarations show.
    public func modules(in tree: FileTree) throws(Failure) -> [String] {
        var names = Set(adoption.neighbours.modules)
        let folder = RelativePath(trusted: ".scaffold/modules")
        for path in try tree.files(below: folder, extensions: ["yml"]) {
            names.insert(String(path.name.dropLast(".yml".count)))
        }
        return names.sorted()
    }

    /// Looks for what the style asks of a module, whose spec is the one that the app keeps or the one that its declarations show.
    ///
    /// - Throws: `Failure` for a module that is not there, or whose spec is not sound.
    public func inspect(_ name: Located<String>, in tree: FileTree) throws(Failure) -> ModuleInspection {
        let spec: ModuleSpec
        var isKept = false
        if let kept = try KeptSpec.read(name.value, in: tree) {
            guard !kept.problems.hasErrors else { throw Failure(kept.problems) }
            spec = kept.spec
            isKept = true
        } else {
            var scratch = tree
            try AdoptionPlanner(style: style).write(name, on: adoption, in: &scratch)
            guard let read = try KeptSpec.read(name.value, in: scratch) else {
                throw Failure("there is no module \"\(name.value)\"", at: name.mark)
            }
            spec = read.spec
        }
        return try inspect(spec, isKept: isKept, in: tree)
    }

    private func inspect(_ spec: ModuleSpec, isKept: Bool, in tree: FileTree) throws(Failure) -> ModuleInspection {
        let name = NameWords(spec.name.value).pascal
        let conventions = try ConventionsFinder(manifest: style.manifest, app: app, tree: tree)
            .conventions(except: name, configuration: configuration)
        let choices = try StyleChoices(
            spec.options.filled(from: configuration.options),
            of: style.manifest,
            following: conventions.options,
            on: target
        )
        let record = try ModuleRecord.read(name, in: tree)
        let surroundings = try app.surroundings(without: record, linking: spec.links, in: tree)
        let (resolved, problems) = ModuleResolver.resolve(spec, in: surroundings)
        guard let module = resolved, !problems.hasErrors else { throw Failure(problems) }
        let renderer = PieceRenderer(style: style, conventions: conventions)
        let contexts = try ModulePieces(
            module: module,
            style: style,
            choices: choices,
            app: app,
            renderer: renderer
        )
        var parts: [ModuleInspection.Part] = []
        for piece in try contexts.pieces(renderer) {
            parts.append(try part(piece, contexts.base, renderer, in: tree))
        }
        let wired = try entries(contexts.wirings(renderer), in: tree)
        // An app that the tool has not written may do without a place that the style has for its entries.
        parts += isKept ? wired : wired.filter { $0.obstacle == nil }
        return ModuleInspection(module: module.type, parts: parts, context: contexts.base)
    }

    // MARK: - Pieces

    private func part(
        _ piece: RenderedPiece,
        _ context: TemplateDictionary,
        _ renderer: PieceRenderer,
        in tree: FileTree
    )
        throws(Failure) -> ModuleInspection.Part
    {
        let missing =
            if piece.piece.merge != nil {
                try missingTexts(piece, in: tree)
            } else if piece.isSwift, piece.path.name != "Package.swift" {
                missingDeclarations(piece)
            } else {
                try isFile(piece.path, in: tree) ? [] : ["the file \(piece.path)"]
            }
        return ModuleInspection.Part(
            id: piece.piece.id,
            kind: .piece,
            title: piece.piece.title,
            path: piece.path.text,
            missing: missing
        )
    }

    /// The types that the piece declares and the app does not; of a piece without a type the members that its extensions add.
    /// What the manifest requires of the types is looked for as well.
    private func missingDeclarations(_ piece: RenderedPiece) -> [String] {
        let file = FileSummary(path: piece.path, bytes: Array(piece.text.utf8))
        let types = file.types.filter { app.place(of: $0.name) == nil }.map { "\($0.keyword) \($0.name)" }
        guard types.isEmpty else { return types }
        let required = Set(
            piece.piece.requires.compactMap { requirement -> String? in
                guard case .member(let path, _) = requirement.demand else { return nil }
                return path.split(separator: ".").last.map(String.init)
            }
        )
        return file.members.filter { !$0.type.isEmpty }.flatMap { part in
            let wanted = file.types.isEmpty ? Set(part.names) : required.intersection(part.names)
            return wanted.sorted().map { "\(part.type).\($0)" }.filter { !app.has(DeclarationPattern("member \($0)")) }
        }
    }

    private func missingTexts(_ piece: RenderedPiece, in tree: FileTree) throws(Failure) -> [String] {
        let wanted = try CatalogueEntries(of: piece, in: style).entries
        let known = try tree.parsed(piece.path)?.catalogueKeys.get() ?? []
        return wanted.filter { !known.contains($0.key) }.map { "the text \"\($0.key)\"" }
    }

    private func isFile(_ path: RelativePath, in tree: FileTree) throws(Failure) -> Bool {
        try tree.read(path) != nil
    }

    // MARK: - Entries

    private func entries(_ wirings: [RenderedWiring], in tree: FileTree) throws(Failure) -> [ModuleInspection.Part] {
        guard !wirings.isEmpty, app.isApp(of: style.manifest.app) else { return [] }
        var parts: [ModuleInspection.Part] = []
        for wiring in wirings {
            if let part = try entry(wiring, in: tree) { parts.append(part) }
        }
        return parts
    }

    /// `nil` for an entry that this app can do without.
    private func entry(_ rendered: RenderedWiring, in tree: FileTree) throws(Failure) -> ModuleInspection.Part? {
        var planner = WiringPlanner(sources)
        var scratch = tree
        try planner.add(rendered, to: &scratch)
        guard planner.omissions.isEmpty else { return nil }
        var part = ModuleInspection.Part(
            id: rendered.wiring.id,
            kind: .wiring,
            title: rendered.wiring.title,
            path: planner.touched.first?.path,
            missing: []
        )
        if let failure = planner.failures.first {
            part.path = failure.file
            part.obstacle = failure.error.message
        } else if planner.touched.contains(where: \.isEdited) {
            let anchor = rendered.edits.first.map { "\($0.anchor)" } ?? ""
            part.missing = [anchor.isEmpty ? "the entry" : "the entry in [\(anchor)]"]
        }
        return part
    }
}
