import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftEdits
import SwiftOutline

/// Repairs modules from their specs: adds missing pieces, entries and declarations.
package struct ModuleRepair {
    let context: PlanningContext
    private let sources: AppSources

    var model: AppModel { context.app.model }

    /// Reads the app once for all modules.
    package init(style: Style, in tree: FileTree) throws(Failure) {
        context = try PlanningContext(style: style, in: tree)
        sources = try WiringPlanner.sources(of: tree, declaredAt: context.app.model)
    }

    /// Renders the module that a spec asks for.
    ///
    /// - Throws: `Failure` if the spec has errors.
    package func module(_ spec: ModuleSpec) throws(Failure) -> RenderedModule {
        try RenderedModule(ResolvedModule(ModuleRequest(spec: spec), in: context), in: context)
    }

    /// Writes missing pieces, missing texts of the catalogue, and missing entries of the app's files.
    ///
    /// - Parameters:
    ///   - isWanted: Whether to write a piece.
    ///   - isWantedEntry: Whether to make the entries of a wiring, by its id.
    /// - Returns: The written pieces, and the entries with their files.
    package func fill(
        _ module: RenderedModule,
        writing isWanted: (RenderedPiece) -> Bool,
        wiring isWantedEntry: (String) -> Bool = { _ in true },
        in tree: inout FileTree
    ) throws(Failure) -> (pieces: [RenderedPiece], entries: [(wiring: Wiring, path: RelativePath)]) {
        var made: [RenderedPiece] = []
        var writer = ChangeSetWriter(style: context.style)
        for piece in module.pieces where isWanted(piece) {
            let before = try tree.read(piece.path)
            if piece.isMerged, isInCatalogue(piece, in: tree) { continue }
            try writer.add(piece, to: &tree)
            if try tree.read(piece.path) != before { made.append(piece) }
        }
        try amendRecord(of: module.name, with: writer.parts, in: &tree)
        return (made, try makeEntries(module.wirings.filter { isWantedEntry($0.wiring.id) }, in: &tree))
    }

    /// Makes the entries that the app's files lack, and returns them with these files.
    func makeEntries(_ wirings: [RenderedWiring], in tree: inout FileTree)
        throws(Failure) -> [(wiring: Wiring, path: RelativePath)]
    {
        var planner = WiringPlanner(sources.following(tree), explains: false)
        for wiring in context.isApp ? wirings : [] { try planner.add(wiring, to: &tree) }
        return planner.made
    }

    /// Updates the module's record, as a changed style may render a piece differently than recorded.
    private func amendRecord(of module: String, with parts: RecordParts, in tree: inout FileTree) throws(Failure) {
        guard !parts.files.isEmpty || !parts.texts.isEmpty else { return }
        let old = try ModuleRecord.read(module, in: tree)
        var record = old
        parts.amend(&record)
        guard !old.isEmpty, record != old else { return }
        try record.write(to: &tree)
    }

    /// Whether the catalogue in the tree contains every text of a piece; false if it cannot read one of the two.
    func isInCatalogue(_ piece: RenderedPiece, in tree: FileTree) -> Bool {
        guard let wanted = try? CatalogueEntries(of: piece, in: context.style).entries,
            let keys = try? tree.parsed(piece.path)?.catalogueKeys.get()
        else { return false }
        return wanted.allSatisfy { keys.contains($0.key) }
    }

    /// Whether a part is a superclass, a stored property or an initialiser of a type that people wrote.
    package func isLeftToPeople(_ part: LostPart, of module: RenderedModule) -> Bool {
        guard module.resolved.isAdopted, let place = context.app.place(of: part.type),
            module.resolved.record.isByHand(place.source) ?? !module.resolved.record.declares(part.type)
        else { return false }
        switch part {
        case .type, .modifier, .statement: return false
        case .conformance(_, _, let isClass): return isClass
        case .member(let type, let name):
            return module.pieces.lazy.filter(\.isSwift).flatMap { $0.file.outline.members(of: type) }
                .contains { $0.name == name && $0.isLeftToPeople }
        }
    }

    /// Restores the lost parts of existing pieces in their files, even if people have moved them.
    ///
    /// - Throws: `Failure` if a file cannot be read, or if the change would break it.
    package func restore(
        _ lost: [LostPart],
        of module: RenderedModule,
        in tree: inout FileTree
    ) throws(Failure) {
        let place = { (type: String) in model.type(type).map { model.file(of: $0.place).path } }
        for piece in module.pieces where piece.isSwift && !lost.isEmpty {
            let outline = piece.file.outline
            let own = lost.filter { Restoration.has($0, in: outline) && !isLeftToPeople($0, of: module) }
            guard !own.isEmpty else { continue }
            let types = outline.declarations.filter(\.kind.isType).map(\.name)
            let home = try tree.read(piece.path) == nil ? types.compactMap(place).first : piece.path
            // An extension of one of the app's types belongs in the piece's own file.
            let paths = Dictionary(grouping: own) { types.contains($0.type) ? place($0.type) ?? home : home }
            for (path, parts) in paths {
                guard let path, let standing = try tree.read(path) else { continue }
                let restored = try Restoration(piece.text, lost: parts).restored(standing, path: path.text)
                try tree.write(restored, to: path)
            }
        }
    }
}
