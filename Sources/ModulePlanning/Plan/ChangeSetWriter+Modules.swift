import AppModel
import Diagnostics
import FileTransaction

extension ChangeSetWriter {
    /// Writes the base app, then each module: its files, its entries, its spec and its record.
    ///
    /// - Parameter wire: Makes a module's entries in the app's files; a new app's templates render those of its first modules.
    mutating func write(
        _ modules: [RenderedModule],
        with base: [RenderedPiece],
        isPartial: Bool = false,
        in tree: inout FileTree,
        wire: (RenderedModule, inout FileTree) throws(Failure) -> WiringPlanner? = { _, _ in nil }
    ) throws(Failure) {
        for piece in base { try add(piece, to: &tree) }
        for module in modules {
            for piece in module.pieces where overwrites || !module.removed.contains(piece.path) {
                try add(piece, to: &tree)
            }
            let wiring = try wire(module, &tree)
            add(wiring?.touched ?? [])
            written.append((module, try finish(module, wiring, in: &tree)))
        }
        try checkConflicts(isPartial: isPartial)
    }

    /// Adds the entries that a new app's templates leave out, and records all that it has for the written modules.
    ///
    /// - Parameter context: The context with everything that the new app declares.
    func recordEntries(in context: PlanningContext, _ tree: inout FileTree) throws(Failure) {
        let context = try context.renamed(in: tree)
        guard context.isApp else { return }
        for (module, record) in written {
            let values = try ModuleValues(module.source.module, module.resolved.choices, in: context)
            let wirings = try values.wirings(in: context)
            let model = context.app.model
            let found = try WiringPlanner.wiring(wirings, in: &tree, declaredAt: model, isPlanned: true).insertions
            var record = record
            record.insertions = try OriginalEntry.recorded(found, of: record.module, in: tree)
            try record.write(to: &tree)
        }
    }
}
