import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import StencilEngine
import Styles

/// Plans a module: resolves the spec, renders the module, and writes its files to the tree.
///
/// The caller commits the tree.
package struct ModulePlanner: Sendable {
    private let style: Style
    private let frameworks: FrameworkNames

    package init(style: Style, frameworks: FrameworkNames) {
        self.style = style
        self.frameworks = frameworks
    }

    /// Plans a requested module.
    ///
    /// - Parameter choice: Asks which of several targets builds the new files.
    /// - Throws: `Failure`; do not commit the tree then.
    package func plan(
        _ request: ModuleRequest,
        in tree: inout FileTree,
        choice: ProjectUpdate.Choice = { _ in nil }
    ) throws(Failure) -> ChangeSet {
        do throws(Failure) {
            return try plan(request, in: context(for: request, in: tree), &tree, choice)
        } catch {
            throw error.besides(request.problems)
        }
    }

    /// Plans a requested module in an app that has been read.
    package func plan(
        _ request: ModuleRequest,
        in context: PlanningContext,
        _ tree: inout FileTree,
        _ choice: ProjectUpdate.Choice = { _ in nil }
    ) throws(Failure) -> ChangeSet {
        let resolved = try ResolvedModule(request, in: context)
        try checkNames(of: resolved, in: context)
        let module = try RenderedModule(resolved, in: context)
        let base = try BaseApp(showing: [module], resolved.choices, in: context).pieces()
        try EmittedNames(frameworks: frameworks, app: context.app, isOfApp: true)
            .check(base + module.pieces, module: request.spec.name)
        let earlier = EarlierModule(of: resolved, in: context, updating: request.update)
        try TakenNames(app: context.app, module: resolved, earlier: earlier, overwrites: request.overwrites)
            .check(module.pieces, in: context)
        let (writer, wiring) = try write(module, with: base, since: earlier, request, in: context, &tree)
        let projects = try ProjectUpdate.following(&tree, wanted: request.targets, choice: choice)
        let failures = (wiring?.failures ?? []) + projects.failures
        for path in failures.compactMap(\.file).compactMap({ try? RelativePath($0) }) { try tree.checkMerged(path) }
        guard failures.isEmpty || request.isPartial else {
            let copy = earlier == nil ? context.app.model.copyCommand(for: module.name) : nil
            throw .wirings(failures, orElse: copy)
        }
        var plan = ChangeSet(module: module.name, kind: .styled(style.name), files: writer.files, notes: module.notes)
        plan.isOfNewModule = earlier == nil
        plan.add(projects)
        plan.notes += resolved.choices.notes + remarks(on: resolved, in: context)
        plan.notes += (wiring?.omissions ?? []).map(\.omission) + writer.notes + (wiring?.notes ?? [])
        plan.notes += try counts(in: wiring?.touched ?? [], beside: module, in: context, tree)
        plan.unwired = failures
        plan.conflicts = writer.left + (wiring?.conflicts ?? [])
        plan.obsolete = writer.obsolete
        plan.notes += projects.notes
        return plan
    }

    /// Writes the module, and the base app where there is none.
    private func write(
        _ module: RenderedModule,
        with base: [RenderedPiece],
        since earlier: EarlierModule?,
        _ request: ModuleRequest,
        in context: PlanningContext,
        _ tree: inout FileTree
    ) throws(Failure) -> (ChangeSetWriter, WiringPlanner?) {
        let (isNewApp, overwrites) = (context.app.isEmpty, request.overwrites)
        var writer = ChangeSetWriter(style: style, over: isNewApp ? nil : context.tree, overwrites: overwrites)
        if let update = request.update { writer.state = update.to }
        let updates = request.update != nil
        writer.growth = try PieceGrowth(of: module.resolved, since: earlier, updates: updates, in: context)
        var wiring: WiringPlanner?
        try writer.write([module], with: base, isPartial: request.isPartial, in: &tree) {
            module,
            tree throws(Failure) in
            wiring = try wire(module, since: earlier, request, in: context, &tree)
            return wiring
        }
        if isNewApp {
            try writer.recordEntries(in: context.declaring(base + module.pieces), &tree)
            try writer.recordApp(context.app.name, module.resolved.choices, in: &tree)
        }
        return (writer, wiring)
    }

    /// The values that templates see for the requested module.
    package func values(_ request: ModuleRequest, in tree: FileTree) throws(Failure) -> TemplateDictionary {
        let context = try context(for: request, in: tree)
        let resolved = try ResolvedModule(request, in: context)
        return try ModuleValues(resolved.kept.module, resolved.choices, in: context).shared.values
    }

    /// Resolves the requested module, with all defaults filled in.
    ///
    /// - Throws: `Failure` if the spec has errors.
    package func module(_ request: ModuleRequest, in tree: FileTree) throws(Failure) -> Module {
        try ResolvedModule(request, in: context(for: request, in: tree)).kept.module
    }

    private func context(for request: ModuleRequest, in tree: FileTree) throws(Failure) -> PlanningContext {
        try PlanningContext(style: style, in: tree, except: request.spec.typeName)
    }

    /// Refuses a module name that differs from another only in case, and parameters that collide with members of the style's
    /// view models.
    private func checkNames(of module: ResolvedModule, in context: PlanningContext) throws(Failure) {
        try NameRules.checkCase(
            of: module.asked.spec.name,
            as: module.asked.module.type,
            among: context.conventions.modules + KeptSpec.names(in: context.tree)
        )
        try ReservedMembers(manifest: style.manifest).check(module.kept.module, spec: module.kept.spec)
    }

    /// Adds the module's entries to the app's files, and updates the entries that the spec has changed since the last run.
    private func wire(
        _ module: RenderedModule,
        since earlier: EarlierModule?,
        _ request: ModuleRequest,
        in context: PlanningContext,
        _ tree: inout FileTree
    ) throws(Failure) -> WiringPlanner? {
        guard !module.wirings.isEmpty else { return nil }
        let record = module.resolved.record
        let known = earlier.map { earlier in
            WiringPlanner.Earlier(
                wirings: earlier.wirings,
                insertions: record.insertions + record.common.entries.map(\.insertion),
                isRewritten: request.overwrites || request.update != nil,
                isUpdated: request.update != nil
            )
        }
        // An adopted module is opened in the app in its own way, and an update brings back nothing that people have taken out.
        let wirings = module.wirings.filter { wiring in
            let isKept = module.resolved.isAdopted || earlier?.isOfState == true
            let isRecorded = request.update != nil && record.has(wiring)
            // What may have a place only since this run is recorded if it is there.
            let isConditional = request.update != nil && !wiring.having.isEmpty
            return !isRecorded && (isConditional || !(isKept && earlier?.has(wiring) == true))
        }
        return try .wiring(wirings, since: known, in: &tree, declaredAt: context.app.model)
    }

    /// Notes on what counts the modules in the files with new entries.
    private func counts(
        in touched: [WiringPlanner.Touched],
        beside module: RenderedModule,
        in context: PlanningContext,
        _ tree: FileTree
    ) throws(Failure) -> [Problem] {
        let counts = CountNotes(names: NeighbourNames(module.source.module.words, among: context.modules))
        var notes: [Problem] = []
        for file in touched where file.isEdited && file.path.hasSuffix(".swift") {
            let path = RelativePath(trusted: file.path)
            guard let outline = try tree.outline(of: path) else { continue }
            notes += counts.notes(on: SourceFile(path: path, outline: outline))
        }
        return notes
    }

    /// Remarks for the user about the app.
    private func remarks(on module: ResolvedModule, in context: PlanningContext) -> [Problem] {
        guard let entry = style.manifest.app.entry, !context.app.isEmpty else { return [] }
        guard context.isWired else {
            return [
                Problem(
                    "the app has no \"\(entry.keyword) \(entry.name)\", so it does not look like an app of the style \"\(style.name)\"",
                    hint: "the module's files are written all the same; scaffold style list shows the other styles",
                    severity: .warning
                )
            ]
        }
        guard module.record.files.isEmpty, style.manifest.wirings.isEmpty else { return [] }
        return [
            Problem(
                "nothing in the app leads to the module yet",
                hint:
                    "its tab or flow, its container and its routes go into the app's own files, as in those of the first module",
                severity: .note
            )
        ]
    }
}

extension ModuleRecord {
    /// Whether an earlier run made the entry, with the same text.
    fileprivate func has(_ wiring: RenderedWiring) -> Bool {
        insertions.contains { $0.wiring == wiring.wiring.id && $0.text == wiring.plain }
    }
}
