import Diagnostics
import FileTransaction
import ModuleSpecs
import StencilEngine
import Styles

extension ModuleRepair {
    /// Whether the app has all of the module that a spec asks for, which shows without the text of the files that are there.
    ///
    /// Most modules are complete, and the texts are most of what a rendering costs. A module with an error is not complete: its rendering
    /// throws the error.
    package func isComplete(_ spec: ModuleSpec, in tree: FileTree) -> Bool {
        (try? lacksNothing(of: spec, in: tree)) == true
    }

    private func lacksNothing(of spec: ModuleSpec, in tree: FileTree) throws(Failure) -> Bool {
        let resolved = try ResolvedModule(ModuleRequest(spec: spec), in: context)
        guard resolved.omitted.isEmpty else { return false }
        let values = try ModuleValues(resolved.asked.module, resolved.choices, in: context)
        guard try !values.followsExample(in: context) else { return false }
        for piece in context.style.manifest.pieces {
            for item in values.items(of: piece.scope) where try isLacking(piece, in: item.values, tree) {
                return false
            }
        }
        guard context.isWired else { return true }
        let wirings = try values.wirings(in: context) { () throws(Failure) in
            try RenderedModule(resolved, in: context).pieces.visibleTypes
        }
        var copy = tree
        return try makeEntries(wirings, in: &copy).isEmpty
    }

    /// Whether the app lacks a piece, or something that the style requires of it.
    private func isLacking(_ piece: Piece, in values: TemplateContext, _ tree: FileTree) throws(Failure) -> Bool {
        guard try context.renderer.holds(piece.condition, at: piece.mark, in: values) else { return false }
        if piece.merge == nil, try tree.hasFile(context.renderer.path(of: piece, in: values)) {
            return try !context.renderer.demands(of: piece, in: values).allSatisfy { lacks($0).isEmpty }
        }
        guard let rendered = try context.renderer.render(piece, in: values) else { return false }
        return !rendered.isMerged || !isInCatalogue(rendered, in: tree)
    }
}
