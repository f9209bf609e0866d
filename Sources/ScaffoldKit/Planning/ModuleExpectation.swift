import Diagnostics
import StencilEngine
import SwiftOutline

/// What a module whose spec is kept consists of: the pieces that the planner would write, and the entries that it would make
/// in the app's files.
public struct ModuleExpectation: Sendable {
    /// A file of the module.
    public struct Piece: Sendable {
        /// The piece's id and title in the manifest.
        public let id: String
        public let title: String
        /// The rule that reports it missing, where the manifest names one.
        public let rule: String?
        public let section: String?
        /// Where it goes, and what would stand there.
        public let path: RelativePath
        public let text: String
        /// What has to be found of it, wherever it stands.
        public let demands: [Requirement]
        /// Whether it joins a string catalogue instead of being a file of its own.
        public let isMerged: Bool

        public var isSwift: Bool { path.fileExtension == "swift" }
    }

    /// An entry in a file of the app.
    public struct Entry: Sendable, Hashable {
        public let id: String
        public let title: String
        public let rule: String?
        public let section: String?
        /// The file that it belongs in.
        public let path: RelativePath
    }

    public let module: String
    public let pieces: [Piece]
    let wirings: [RenderedWiring]
    let rendered: [RenderedPiece]
}

/// Says what modules consist of and what they lack, reading the app once for all of them.
public struct ModuleExpectations {
    private let planner: ModulePlanner
    private let app: AppSurvey
    private let ground: PlanningGround
    private let renderer: PieceRenderer
    private let sources: AppSources

    /// - Throws: `Failure` where the app cannot be read.
    public init(style: Style, frameworks: FrameworkNames, in tree: FileTree) throws(Failure) {
        planner = ModulePlanner(style: style, frameworks: frameworks)
        app = try planner.survey(of: tree)
        ground = try PlanningGround(manifest: style.manifest, app: app, tree: tree, except: nil)
        renderer = PieceRenderer(style: style, conventions: ground.conventions)
        sources = try WiringPlanner.sources(of: tree, declaredAt: app.index)
    }

    /// What a module consists of.
    ///
    /// - Throws: `Failure` for a spec that is not sound.
    public func expectation(of spec: ModuleSpec, in tree: FileTree) throws(Failure) -> ModuleExpectation {
        let style = planner.style
        let prepared = try planner.prepare(ModuleRequest(spec: spec), in: app, tree: tree, on: ground)
        let contexts = try planner.contexts(prepared, app, renderer)
        let paths = try contexts.paths(renderer)
        let rendered = try contexts.pieces(renderer, paths: paths)
        let isOfStyle = app.isApp(of: style.manifest.app)
        return ModuleExpectation(
            module: prepared.module.type,
            pieces: rendered.map { piece in
                ModuleExpectation.Piece(
                    id: piece.piece.id,
                    title: piece.piece.title,
                    rule: piece.piece.rule ?? piece.demands.lazy.compactMap(\.rule).first,
                    section: piece.piece.section,
                    path: piece.path,
                    text: piece.text,
                    demands: piece.demands,
                    isMerged: piece.piece.merge != nil
                )
            },
            wirings: isOfStyle ? try contexts.wirings(renderer, paths: paths) : [],
            rendered: rendered
        )
    }

    /// Writes pieces that have no file yet, texts that the catalogue lacks, and entries that the app's files lack.
    ///
    /// - Parameters:
    ///   - isWanted: Whether a piece is to be written.
    ///   - wiring: Whether the entries of a wiring, by its id, are to be made.
    /// - Returns: The entries, and the paths of the pieces, that were made.
    public func fill(
        _ expectation: ModuleExpectation,
        writing isWanted: (ModuleExpectation.Piece) -> Bool,
        wiring isWantedEntry: (String) -> Bool = { _ in true },
        in tree: inout FileTree
    ) throws(Failure) -> (pieces: [ModuleExpectation.Piece], entries: [ModuleExpectation.Entry]) {
        var made: [ModuleExpectation.Piece] = []
        var writer = PlanWriter(style: planner.style, overwrites: false)
        for (piece, rendered) in zip(expectation.pieces, expectation.rendered) {
            guard isWanted(piece) else { continue }
            let before = try tree.read(piece.path)
            if piece.isMerged, isMerged(rendered, in: tree) { continue }
            try writer.add(rendered, to: &tree)
            if try tree.read(piece.path) != before { made.append(piece) }
        }
        try amendRecord(of: expectation.module, by: writer, in: &tree)
        var wiring = WiringPlanner(sources.following(tree), explains: false)
        for rendered in expectation.wirings where isWantedEntry(rendered.wiring.id) {
            try wiring.add(rendered, to: &tree)
        }
        let entries = wiring.made.map { wiring, path in
            ModuleExpectation.Entry(
                id: wiring.id,
                title: wiring.title,
                rule: wiring.rule,
                section: wiring.section,
                path: path
            )
        }
        return (made, entries)
    }

    /// Has the module's record say what was written now, where a style that has changed writes it otherwise.
    private func amendRecord(of module: String, by writer: PlanWriter, in tree: inout FileTree) throws(Failure) {
        let old = try ModuleRecord.read(module, in: tree)
        var record = old
        writer.amend(&record)
        guard !old.isEmpty, record != old else { return }
        try record.write(to: &tree)
    }

    /// Whether the catalogue in the tree has every text of a piece; not if either cannot be read.
    private func isMerged(_ piece: RenderedPiece, in tree: FileTree) -> Bool {
        guard let wanted = try? CatalogueEntries(of: piece, in: planner.style).entries,
            let keys = try? tree.parsed(piece.path)?.catalogueKeys.get()
        else { return false }
        return wanted.allSatisfy { keys.contains($0.key) }
    }

    /// Puts what pieces that stand in the app have lost back into their files, wherever people have moved them.
    ///
    /// - Parameter place: Where a type stands in the app; `nil` for one that it does not have.
    /// - Throws: `Failure` for a file that cannot be read, or that would be broken.
    public func restore(
        _ lost: [LostPart],
        of expectation: ModuleExpectation,
        placing place: (String) -> RelativePath?,
        in tree: inout FileTree
    ) throws(Failure) {
        for piece in expectation.pieces where piece.isSwift && !lost.isEmpty {
            let outline = Outline(piece.text)
            let own = lost.filter { Restoration.has($0, in: outline) }
            guard !own.isEmpty else { continue }
            let types = outline.declarations.filter(\.kind.isType).map(\.name)
            let home = try tree.read(piece.path) == nil ? types.compactMap(place).first : piece.path
            // What extends a type of the app stands where the piece does.
            let paths = Dictionary(grouping: own) { types.contains($0.type) ? place($0.type) ?? home : home }
            for (path, parts) in paths {
                guard let path, let standing = try tree.read(path) else { continue }
                let restored = try Restoration(piece.text, lost: parts).restored(standing, path: path.text)
                try tree.write(restored, to: path)
            }
        }
    }
}
