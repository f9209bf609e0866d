import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftOutline

/// A module as rendered by its style: its files, and its entries in the app's files.
package struct RenderedModule {
    let resolved: ResolvedModule
    /// The source of the rendering: the spec for the record, and its module.
    let source: ResolvedSpec
    let values: ModuleValues
    package let pieces: [RenderedPiece]
    /// The paths of files that only omitted screens need and that people have removed. Only `--force` writes them again.
    private(set) var removed: Set<RelativePath> = []
    /// The entries; empty if modules need no entries in this app.
    let wirings: [RenderedWiring]
    private(set) var notes: [Problem]

    package var name: String { resolved.asked.module.type }

    /// Renders the requested module. Omitted screens stay as long as one of their files exists, as growing undoes nothing.
    init(_ resolved: ResolvedModule, in context: PlanningContext) throws(Failure) {
        let asked = try RenderedModule(resolved.asked, of: resolved, in: context)
        self = resolved.omitted.isEmpty ? asked : try asked.keepingOmitted(in: context)
    }

    /// Renders the module of a resolved spec.
    init(_ source: ResolvedSpec, of resolved: ResolvedModule, in context: PlanningContext) throws(Failure) {
        self.resolved = resolved
        self.source = source
        notes = resolved.notes
        values = try ModuleValues(source.module, resolved.choices, in: context)
        var drafts: [PieceDraft] = []
        for piece in context.style.manifest.pieces {
            for item in values.items(of: piece.scope) {
                if let draft = try context.renderer.draft(piece, in: item.values) { drafts.append(draft) }
            }
        }
        let names = NeighbourNames(source.module.words, among: context.modules)
        if !context.app.isEmpty, !context.style.manifest.isVerbatim {
            drafts = CallFitting(drafts, in: context.app.model, names: names).fitted
        }
        pieces = drafts.map { context.renderer.finished($0, of: source.module.type) }
        let types = context.isWired ? pieces.visibleTypes : []
        let own = context.isWired ? try values.wirings(in: context) { types } : []
        wirings = try Self.exemplary(source.module, pieces, beside: own, values, names, in: context)?.all ?? own
    }

    /// The entries as the app has them for the neighbours, where the style follows those.
    private static func exemplary(
        _ module: Module,
        _ pieces: [RenderedPiece],
        beside own: [RenderedWiring],
        _ values: ModuleValues,
        _ names: NeighbourNames,
        in context: PlanningContext
    ) throws(Failure) -> NeighbourWiring? {
        guard let condition = context.style.manifest.wiringByExample, try values.followsExample(in: context) else {
            return nil
        }
        return NeighbourWiring(
            pieces,
            beside: own,
            of: module,
            in: context.app.model,
            names: names,
            at: condition.mark
        )
    }

    /// The module with its omitted screens, or unchanged if none of their files exists.
    private func keepingOmitted(in context: PlanningContext) throws(Failure) -> RenderedModule {
        var all = try RenderedModule(resolved.kept, of: resolved, in: context)
        let asked = Set(pieces.map(\.path))
        var remaining: [String] = []
        for piece in all.pieces where !asked.contains(piece.path) {
            let place = try resolved.place(of: piece, in: context.app, context.tree)
            if try context.tree.hasFile(place) {
                remaining.append(place.text)
            } else {
                all.removed.insert(piece.path)
            }
        }
        guard !remaining.isEmpty else { return self }
        all.notes.append(note(on: remaining))
        return all
    }

    /// Reports files that only omitted screens need.
    private func note(on files: [String]) -> Problem {
        let screens = resolved.omitted.map { "\"\($0)\"" }.joined(separator: ", ")
        return Problem(
            "\(screens) \(resolved.omitted.count == 1 ? "is" : "are") not asked for any more; what was written for it stays",
            at: SourceMark(source: KeptSpec.path(of: name)),
            hint: "its own files: \(files.joined(separator: ", "))",
            severity: .warning
        )
    }
}

extension [RenderedPiece] {
    /// The names of the types that the files declare for others.
    var visibleTypes: Set<String> { Set(flatMap { $0.file.visibleTypes.map(\.name) }) }
}

extension ModuleValues {
    /// Whether the style follows the app's entries for the module's neighbours instead of its own.
    func followsExample(in context: PlanningContext) throws(Failure) -> Bool {
        guard context.isWired, let condition = context.style.manifest.wiringByExample else { return false }
        return try context.renderer.holds(condition.value, at: condition.mark, in: shared)
    }

    /// Renders the entries for the app's files.
    ///
    /// - Parameter types: The types that the module declares.
    func wirings(
        in context: PlanningContext,
        declaring types: @escaping () throws(Failure) -> Set<String> = { [] }
    ) throws(Failure) -> [RenderedWiring] {
        var found: [RenderedWiring] = []
        var form = SiblingForm(module, declaring: types, in: context)
        for wiring in context.style.manifest.wirings {
            for item in items(of: wiring.scope) {
                guard var rendered = try context.renderer.render(wiring, in: item.values) else { continue }
                rendered.item = item.name
                if let sibling = try wiring.entry.sibling.map({ (text) throws(Failure) in
                    try context.renderer.inline(text, at: wiring.mark, in: item.values)
                }) {
                    let fitted = try form.fitted(rendered, like: sibling)
                    guard let entry = fitted ?? (rendered.isEmpty ? nil : rendered) else { continue }
                    rendered = entry
                }
                found.append(rendered)
            }
        }
        return found
    }
}
