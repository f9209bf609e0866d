import Diagnostics

/// What the last run made of a module: the files as they were rendered then, made again from the spec and options in the record.
///
/// They are rendered from the app as it is now, so that only what the spec and its options changed tells them from the new ones.
struct EarlierModule {
    /// The texts by their paths.
    let texts: [String: String]
    /// The keys that are brought into string catalogues.
    let keys: Set<String>
    /// The entries in the app's files.
    let wirings: [RenderedWiring]

    /// - Returns: `nil` where the record has no spec, or one that means nothing any more.
    init?(_ record: ModuleRecord, style: Style, app: AppSurvey, renderer: PieceRenderer, in tree: FileTree) {
        guard let spec = record.spec, record.style == style.name,
            let surroundings = try? app.surroundings(without: record, linking: spec.links, in: tree),
            let module = ModuleResolver.resolve(spec, in: surroundings).module,
            let target = try? DeploymentTarget(of: tree),
            let choices = try? StyleChoices(
                record.choices(of: style.manifest),
                of: style.manifest,
                on: target.version
            )
        else { return nil }
        guard
            let contexts = try? ModulePieces(
                module: module,
                style: style,
                choices: choices,
                app: app,
                renderer: renderer
            ),
            let pieces = try? contexts.pieces(renderer),
            let wirings = try? contexts.wirings(renderer)
        else { return nil }
        self.wirings = wirings
        let entries = pieces.filter { $0.piece.merge == .stringCatalogue }.flatMap { piece in
            (try? CatalogueEntries(of: piece, in: style).entries) ?? []
        }
        keys = Set(entries.map(\.key))
        texts = Dictionary(pieces.map { ($0.path.text, $0.text) }, uniquingKeysWith: { first, _ in first })
    }
}

extension ModuleRecord {
    /// The recorded options that the style still has.
    func choices(of manifest: StyleManifest) -> [Located<StyleChoice>] {
        options.filter { choice in
            manifest.options.contains { $0.name == choice.option && $0.values.contains(choice.value) }
        }
        .map { Located($0, at: SourceMark(source: Self.path(module))) }
    }

    /// The record with the files where they stand now: one that somebody has moved is found by the types that it declares.
    func relocated(in app: AppSurvey, _ tree: FileTree) throws(Failure) -> ModuleRecord {
        var record = self
        for (index, file) in files.enumerated() where !file.types.isEmpty {
            guard let path = try? RelativePath(file.path), try !tree.hasFile(path) else { continue }
            let places = file.types.compactMap { app.place(of: $0)?.source }
            if let place = places.first(where: { !record.owns($0) }) { record.files[index].path = place }
        }
        return record
    }
}
