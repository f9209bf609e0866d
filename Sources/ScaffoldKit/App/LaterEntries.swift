/// What a module of a new app would have put into the app's files, had it come after the others.
///
/// The base app is rendered with its first modules in it, so that nothing tells which of its text is whose. Planned once more
/// without the module, and with it added as any later one, it does; and the module can be taken back like any other.
struct LaterEntries {
    /// The folder before the app was planned.
    let before: FileTree
    let planner: ModulePlanner
    /// Plans the app with the modules of these positions.
    let planApp: ([Int], inout FileTree) throws(PlanError) -> Void

    /// The entries of the module at a position; none where the app cannot be without it, or it cannot be added later.
    func insertions(of spec: ModuleSpec, named module: String, at index: Int, among count: Int) -> [WiringInsertion] {
        guard count > 1 else { return [] }
        var tree = before
        do throws(PlanError) {
            try planApp((0..<count).filter { $0 != index }, &tree)
            _ = try planner.plan(ModuleRequest(spec: spec, isPartial: true), in: &tree)
            return try ModuleRecord.read(module, in: tree).insertions.filter { !$0.edits.isEmpty }
        } catch {
            return []
        }
    }
}
