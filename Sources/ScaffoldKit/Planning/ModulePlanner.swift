import Diagnostics
import StencilEngine

/// Plans a module: resolves the spec, renders every piece and lays the files over the app.
///
/// Nothing is written; the plan stands in the tree until that is committed.
public struct ModulePlanner: Sendable {
    let style: Style
    private let frameworks: FrameworkNames

    public init(style: Style, frameworks: FrameworkNames) {
        self.style = style
        self.frameworks = frameworks
    }

    /// Plans what the request asks for.
    ///
    /// - Throws: `Failure`; the tree is then not to be committed.
    public func plan(_ request: ModuleRequest, in tree: inout FileTree) throws(Failure) -> Plan {
        let before = tree
        let surveyed = try AppSurvey(of: tree)
        let ground = try ground(for: request, in: surveyed, tree)
        let app = surveyed.naming(try OwnNames(of: style.manifest, in: tree, app: surveyed))
        var prepared = try prepare(request, in: app, tree: tree, on: ground)
        try NameRules.checkCase(
            of: request.spec.name,
            as: prepared.module.type,
            among: prepared.conventions.modules + KeptSpec.names(in: tree)
        )
        try ReservedMembers(manifest: style.manifest).check(prepared.module, spec: prepared.spec)
        let renderer = PieceRenderer(style: style, conventions: prepared.conventions)
        var contexts = try contexts(prepared, app, renderer)
        let earlier = EarlierModule(
            prepared.record,
            style: style,
            app: app,
            renderer: renderer,
            in: tree
        )
        var growth = PieceGrowth(record: prepared.record, earlier: earlier, app: app, isKnown: prepared.isKnown)
        var pieces = try contexts.pieces(renderer)
        let dropped = try unasked(prepared, pieces, app, renderer, in: tree)
        if let dropped {
            growth.unasked = dropped.paths
            prepared.notes += dropped.notes
        } else if !prepared.dropped.isEmpty {
            prepared.spec = request.spec
            prepared.module = try self.module(for: request.spec, request, prepared.record, in: app, tree: tree).value
            contexts = try self.contexts(prepared, app, renderer)
            pieces = try contexts.pieces(renderer)
        }
        let base = AppPieces(style: style, app: app, choices: prepared.choices, modules: [contexts.moduleValue])
        pieces = try base.pieces(renderer).map(\.read) + pieces.map(\.read)
        try EmittedNames(
            frameworks: frameworks,
            app: app,
            own: prepared.record,
            isAdopted: prepared.isKnown && prepared.record.files.isEmpty
        )
        .check(pieces, module: request.spec.name)

        var writer = PlanWriter(style: style, overwrites: request.overwrites)
        writer.growth = growth
        writer.before = app.isEmpty ? nil : before
        for piece in pieces { try writer.add(piece, to: &tree) }
        let known = earlier.map { earlier in
            WiringPlanner.Earlier(
                wirings: earlier.wirings,
                insertions: prepared.record.insertions + prepared.record.shared.map(\.insertion),
                isRewritten: request.overwrites
            )
        }
        let wiring =
            isWired(prepared, app) ? try wire(contexts.wirings(renderer), since: known, into: app, &tree) : nil
        wiring?.touched.forEach { writer.note($0) }
        try writer.finish(
            prepared.module,
            spec: request.spec,
            made: prepared.made(of: style),
            wiring: wiring,
            in: &tree
        )
        try writer.checkConflicts()
        if app.isEmpty {
            let written = try survey(of: tree)
            try recordEntries(of: request.spec, in: written, on: ground, renderer, &tree)
        }
        let failures = wiring?.failures ?? []
        guard failures.isEmpty || request.isPartial else { throw .wirings(failures) }
        let omissions = (wiring?.omissions ?? []).map(\.omission)
        let notes =
            prepared.notes + prepared.choices.notes + remarks(on: app, prepared) + omissions
            + writer.notes + (wiring?.notes ?? [])
        var plan = Plan(module: prepared.module.type, style: style.name, entries: writer.entries, notes: notes)
        plan.unwired = failures
        if plan.count(.created) > 0, !app.isEmpty { plan.notes += try ProjectFolders(of: tree).remarks }
        return plan
    }

    func contexts(_ prepared: PreparedPlan, _ app: AppSurvey, _ renderer: PieceRenderer) throws(Failure)
        -> ModulePieces
    {
        try ModulePieces(
            module: prepared.module,
            style: style,
            choices: prepared.choices,
            app: app,
            renderer: renderer
        )
    }

    /// The files that only screens need which the spec does not ask for any more, with what to say about them; `nil` where
    /// none of them is left.
    private func unasked(
        _ prepared: PreparedPlan,
        _ pieces: [RenderedPiece],
        _ app: AppSurvey,
        _ renderer: PieceRenderer,
        in tree: FileTree
    ) throws(Failure) -> (paths: Set<String>, notes: [Problem])? {
        guard let asked = prepared.asked, !prepared.dropped.isEmpty else { return nil }
        var only = prepared
        only.module = asked
        let wanted = Set(try contexts(only, app, renderer).pieces(renderer).map(\.path))
        let extra = pieces.map(\.path).filter { !wanted.contains($0) }
        var standing: [RelativePath] = []
        for path in extra {
            if try tree.hasFile(path) { standing.append(path) }
        }
        guard !standing.isEmpty else { return nil }
        let screens = prepared.dropped.map { "\"\($0)\"" }.joined(separator: ", ")
        let note = Problem(
            "\(screens) \(prepared.dropped.count == 1 ? "is" : "are") not asked for any more; what was written for it stays",
            at: SourceMark(source: ModuleRecord.specPath(asked.type)),
            hint: "its own files: \(standing.map(\.text).joined(separator: ", "))",
            severity: .warning
        )
        return (Set(extra.map(\.text)), [note])
    }

    /// Whether the module has entries in the app's files: a new app has them from the start, and one of another style has no places for
    /// them. An app that has modules of the style has lost a place, or calls it otherwise.
    private func isWired(_ prepared: PreparedPlan, _ app: AppSurvey) -> Bool {
        !app.isEmpty && (app.isApp(of: style.manifest.app) || !prepared.conventions.modules.isEmpty)
    }

    /// Brings the module's entries into the app's files.
    private func wire(
        _ wirings: [RenderedWiring],
        since earlier: WiringPlanner.Earlier?,
        into app: AppSurvey,
        _ tree: inout FileTree
    ) throws(Failure) -> WiringPlanner? {
        guard !wirings.isEmpty else { return nil }
        return try .wiring(wirings, since: earlier, in: &tree, declaredAt: app.index)
    }

    /// Takes the entries that a new app has from the start down in a module's record.
    ///
    /// - Parameters:
    ///   - app: The app as it is written in the tree.
    ///   - ground: What the modules were planned on, when there was no app.
    func recordEntries(
        of spec: ModuleSpec,
        in app: AppSurvey,
        on ground: PlanningGround,
        _ renderer: PieceRenderer,
        _ tree: inout FileTree
    ) throws(Failure) {
        guard app.isApp(of: style.manifest.app) else { return }
        let prepared = try prepare(ModuleRequest(spec: spec), in: app, tree: tree, on: ground)
        let wirings = try contexts(prepared, app, renderer).wirings(renderer)
        var record = prepared.record
        record.insertions = try WiringPlanner.lookingUp(wirings, in: tree, declaredAt: app.index).insertions
        record.insertions = try StandingEntry.recorded(record.insertions, of: record.module, in: tree)
        try record.write(to: &tree)
    }

    /// What the user should know about the app that the module goes into.
    private func remarks(on app: AppSurvey, _ prepared: PreparedPlan) -> [Problem] {
        guard let entry = style.manifest.app.entry, !app.isEmpty else { return [] }
        guard isWired(prepared, app) else {
            return [
                Problem(
                    "the app has no \"\(entry.keyword) \(entry.name)\", so it does not look like an app of the style \"\(style.name)\"",
                    hint: "the module's files are written all the same; scaffold style list shows the other styles",
                    severity: .warning
                )
            ]
        }
        guard prepared.record.files.isEmpty, style.manifest.wirings.isEmpty else { return [] }
        return [
            Problem(
                "nothing in the app leads to the module yet",
                hint:
                    "its tab or flow, its container and its routes go into the app's own files, as in those of the first module",
                severity: .note
            )
        ]
    }

    /// The values that templates see for the request's module.
    public func context(_ request: ModuleRequest, in tree: FileTree) throws(Failure) -> TemplateDictionary {
        let app = try survey(of: tree)
        let prepared = try prepare(request, in: app, tree: tree)
        return try contexts(prepared, app, PieceRenderer(style: style, conventions: prepared.conventions)).base
    }

    /// Reads the app, with the names that it has of its own for the style's.
    func survey(of tree: FileTree) throws(Failure) -> AppSurvey {
        let app = try AppSurvey(of: tree)
        return app.naming(try OwnNames(of: style.manifest, in: tree, app: app))
    }

    typealias Resolved = (value: Module, notes: [Problem])

    /// Resolves the module and the style's options; the errors of both come together.
    ///
    /// - Parameter ground: What has been read for several modules; it is read for this one if left out.
    func prepare(
        _ request: ModuleRequest,
        in app: AppSurvey,
        tree: FileTree,
        on ground: PlanningGround? = nil
    ) throws(Failure) -> PreparedPlan {
        let name = NameWords(request.spec.name.value).pascal
        let record = try ModuleRecord.read(name, in: tree).relocated(in: app, tree)
        try checkStyle(of: record, request, in: app)
        let own: PlanningGround
        if let ground { own = ground } else { own = try self.ground(for: request, in: app, tree) }
        let (configuration, conventions, target) = (own.configuration, own.conventions, own.target)
        let choices: StyleChoices
        do throws(Failure) {
            choices = try self.choices(request.spec, configuration, record, conventions, on: target)
        } catch {
            throw Failure(errors(error, besides: request, record, in: app, tree: tree))
        }
        let asked = try module(for: request.spec, request, record, in: app, tree: tree)
        let (spec, dropped) = record.spec.map { request.spec.keeping($0) } ?? (request.spec, [])
        let kept = dropped.isEmpty ? asked : try module(for: spec, request, record, in: app, tree: tree)
        let isKept = record.isEmpty ? try KeptSpec.read(name, in: tree) != nil : true
        return PreparedPlan(
            spec: spec,
            module: kept.value,
            asked: asked.value,
            dropped: dropped,
            record: record,
            isKnown: isKept,
            choices: choices,
            conventions: conventions,
            notes: asked.notes
        )
    }

    /// Refuses to grow a module by a style that neither it nor the app is of: a slip of the pen would write it a second time, beside the first.
    ///
    /// In an app that has become one of the style, as of a team's own that extends a built-in one, the module may follow.
    private func checkStyle(of record: ModuleRecord, _ request: ModuleRequest, in app: AppSurvey) throws(Failure) {
        guard !record.isEmpty, record.style != style.name, !app.isEmpty, !app.isApp(of: style.manifest.app) else {
            return
        }
        let problem = Problem(
            "the module \"\(record.module)\" is of the style \"\(record.style)\", and the app is none of \"\(style.name)\"",
            at: request.spec.style?.mark ?? request.spec.name.mark,
            hint: "without another style it grows as it is; scaffold remove \(record.module) takes it back"
        )
        throw Failure(problem)
    }

    private func ground(for request: ModuleRequest, in app: AppSurvey, _ tree: FileTree) throws(Failure)
        -> PlanningGround
    {
        let name = NameWords(request.spec.name.value).pascal
        return try PlanningGround(manifest: style.manifest, app: app, tree: tree, except: name)
    }

    /// What was chosen, else what the team has settled, else what the module was made with, else what the app shows.
    private func choices(
        _ spec: ModuleSpec,
        _ configuration: AppConfiguration,
        _ record: ModuleRecord,
        _ conventions: Conventions,
        on target: String?
    ) throws(Failure) -> StyleChoices {
        var all = spec.options
        for choice in configuration.options + record.choices(of: style.manifest)
        where !all.contains(where: { $0.value.option == choice.value.option }) {
            all.append(choice)
        }
        return try StyleChoices(all, of: style.manifest, following: conventions.options, on: target)
    }

    /// The errors of the style's options with those of the spec.
    private func errors(
        _ found: Failure,
        besides request: ModuleRequest,
        _ record: ModuleRecord,
        in app: AppSurvey,
        tree: FileTree
    ) -> Problems {
        var all = request.problems
        all.add(found.problems)
        do throws(Failure) {
            _ = try module(for: request.spec, request, record, in: app, tree: tree)
        } catch {
            if error.kind == .input { all.add(error.problems.filter { $0.severity == .error }) }
        }
        return all
    }

    private func module(
        for spec: ModuleSpec,
        _ request: ModuleRequest,
        _ record: ModuleRecord,
        in app: AppSurvey,
        tree: FileTree
    ) throws(Failure) -> Resolved {
        let surroundings = try app.surroundings(without: record, linking: spec.links, in: tree)
        let (module, problems) = ModuleResolver.resolve(spec, in: surroundings)
        var all = request.problems
        all.add(problems)
        if record.files.isEmpty, app.isEmpty || app.has(style.manifest.app.entry),
            let problem = style.manifest.app.refusal(of: request.spec)
        {
            all = Problems([problem])
        } else if spec.screens.isEmpty, let problem = unadopted(spec.name, in: app) {
            all = Problems([problem])
        }
        guard let module, !all.hasErrors else { throw Failure(all) }
        return (module, all.sorted)
    }

    /// What is wrong where somebody names a module that was written by hand, and nothing else.
    private func unadopted(_ name: Located<String>, in app: AppSurvey) -> Problem? {
        let module = NameWords(name.value).pascal
        guard Neighbours(of: style.manifest, in: app, except: nil).modules.contains(module) else { return nil }
        return Problem(
            "the module \"\(module)\" is there, and no spec says which screens it has",
            at: name.mark,
            hint: "scaffold adopt \(module) reads it from the module's files"
        )
    }
}
