import Diagnostics
import FileTransaction

/// The entries for modules that a new app's files contain from the start, as the base app's templates render them.
struct NewAppEntries {
    private let context: PlanningContext

    /// - Parameter context: The context with everything that the new app declares.
    init(_ context: PlanningContext, in tree: FileTree) throws(Failure) {
        self.context = try context.renamed(in: tree)
    }

    /// Adds the entries to a module's record.
    func record(_ module: RenderedModule, _ record: ModuleRecord, in tree: inout FileTree) throws(Failure) {
        guard context.isApp else { return }
        let values = try ModuleValues(module.source.module, module.resolved.choices, in: context)
        let wirings = try values.wirings(in: context)
        let found = try WiringPlanner.lookingUp(wirings, in: tree, declaredAt: context.app.model).insertions
        var record = record
        record.insertions = try OriginalEntry.recorded(found, of: record.module, in: tree)
        try record.write(to: &tree)
    }
}
