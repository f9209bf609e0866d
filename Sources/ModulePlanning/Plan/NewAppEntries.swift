import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs

/// The entries for modules in a new app's files: those that the base app's templates render, and those that they leave out.
struct NewAppEntries {
    private let context: PlanningContext

    /// - Parameter context: The context with everything that the new app declares.
    init(_ context: PlanningContext, in tree: FileTree) throws(Failure) { self.context = try context.renamed(in: tree) }

    /// Adds the entries that the files lack, and all of them to the module's record.
    func record(_ module: RenderedModule, _ record: ModuleRecord, in tree: inout FileTree) throws(Failure) {
        guard context.isApp else { return }
        let values = try ModuleValues(module.source.module, module.resolved.choices, in: context)
        let wirings = try values.wirings(in: context)
        let model = context.app.model
        let found = try WiringPlanner.wiring(wirings, in: &tree, declaredAt: model, isPlanned: true).insertions
        var record = record
        record.insertions = try OriginalEntry.recorded(found, of: record.module, in: tree)
        try record.write(to: &tree)
    }
}
