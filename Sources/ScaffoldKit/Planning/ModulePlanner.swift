import StencilEngine

/// Plans a module: resolves the spec, renders every piece and lays the files over the app.
///
/// Nothing is written; the plan stands in the tree until that is committed.
public struct ModulePlanner: Sendable {
    private let style: Style
    private let frameworks: FrameworkNames

    public init(style: Style, frameworks: FrameworkNames) {
        self.style = style
        self.frameworks = frameworks
    }

    /// Plans what the request asks for.
    ///
    /// - Throws: `PlanError`; the tree is then not to be committed.
    public func plan(_ request: ModuleRequest, in tree: inout FileTree) throws(PlanError) -> Plan {
        let app = try survey(of: tree)
        let (module, choices, conventions) = try prepare(request, in: app, tree: tree)
        try ReservedMembers(manifest: style.manifest).check(module.value, spec: request.spec)
        var renderer = PieceRenderer(style: style, conventions: conventions)
        let contexts = try ModulePieces(
            module: module.value,
            style: style,
            choices: choices,
            app: app,
            renderer: renderer
        )
        let base = AppPieces(style: style, app: app, choices: choices, modules: [contexts.moduleValue])
        let pieces = try base.pieces(&renderer) + contexts.pieces(&renderer)
        try EmittedNames(frameworks: frameworks, app: app, own: module.record).check(pieces, module: request.spec.name)

        var writer = PlanWriter(style: style, overwrites: request.overwrites)
        for piece in pieces { try writer.add(piece, to: &tree) }
        let wiring = try wire(try contexts.wirings(renderer), into: app, &tree)
        wiring?.touched.forEach { writer.note($0) }
        try writer.finish(module.value, spec: request.spec, record: module.record, in: &tree)
        try writer.checkConflicts()
        let failures = wiring?.failures ?? []
        guard failures.isEmpty || request.isPartial else { throw .wirings(failures) }
        let omissions = (wiring?.omissions ?? []).map(\.omission)
        let notes = module.notes + choices.notes + remarks(on: app, record: module.record) + omissions
        var plan = Plan(module: module.value.type, style: style.name, entries: writer.entries, notes: notes)
        if plan.count(.created) > 0, !app.isEmpty { plan.notes += try ProjectFolders(of: tree).remarks }
        plan.unwired = failures
        return plan
    }

    /// Brings the module's entries into the app's files; a new app has them from the start, and one of another style has no
    /// places for them.
    private func wire(_ wirings: [RenderedWiring], into app: AppSurvey, _ tree: inout FileTree) throws(PlanError)
        -> WiringPlanner?
    {
        guard !wirings.isEmpty, !app.isEmpty, style.manifest.app.entry == nil || app.has(style.manifest.app.entry)
        else {
            return nil
        }
        var planner = try WiringPlanner(tree)
        for wiring in wirings { try planner.add(wiring, to: &tree) }
        return planner
    }

    /// What the user should know about the app that the module goes into.
    private func remarks(on app: AppSurvey, record: ModuleRecord) -> [Problem] {
        guard let entry = style.manifest.app.entry, !app.isEmpty else { return [] }
        if !app.has(entry) {
            return [
                Problem(
                    "the app has no \"\(entry.keyword) \(entry.name)\", so it does not look like an app of the style \"\(style.name)\"",
                    hint: "the module's files are written all the same; scaffold style list shows the other styles",
                    severity: .warning
                )
            ]
        }
        guard record.files.isEmpty, style.manifest.wirings.isEmpty else { return [] }
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
    public func context(_ request: ModuleRequest, in tree: FileTree) throws(PlanError) -> TemplateDictionary {
        let app = try survey(of: tree)
        let (module, choices, conventions) = try prepare(request, in: app, tree: tree)
        let renderer = PieceRenderer(style: style, conventions: conventions)
        return try ModulePieces(module: module.value, style: style, choices: choices, app: app, renderer: renderer).base
    }

    private func survey(of tree: FileTree) throws(PlanError) -> AppSurvey {
        let app = try AppSurvey(of: tree)
        return app.naming(try OwnNames(of: style.manifest, in: tree, isEmpty: app.isEmpty))
    }

    private typealias Resolved = (value: Module, record: ModuleRecord, notes: [Problem])

    /// Resolves the module and the style's options; the errors of both come together.
    private func prepare(_ request: ModuleRequest, in app: AppSurvey, tree: FileTree) throws(PlanError) -> (
        module: Resolved, choices: StyleChoices, conventions: Conventions
    ) {
        let stated = Set(request.spec.options.map(\.value.option))
        let configuration = try AppConfiguration.read(in: tree)
        let configured = configuration.options.filter { !stated.contains($0.value.option) }
        let conventions = try ConventionsFinder(manifest: style.manifest, app: app, tree: tree)
            .conventions(except: NameWords(request.spec.name.value).pascal, configuration: configuration)
        let target = try DeploymentTarget(of: tree).version
        let choices: StyleChoices
        do throws(Problems) {
            choices = try StyleChoices(
                request.spec.options + configured,
                of: style.manifest,
                following: conventions.options,
                on: target
            )
        } catch {
            throw .problems(errors(error, besides: request, in: app, tree: tree))
        }
        return (try module(for: request, in: app, tree: tree), choices, conventions)
    }

    /// The errors of the style's options with those of the spec.
    private func errors(_ found: Problems, besides request: ModuleRequest, in app: AppSurvey, tree: FileTree)
        -> Problems
    {
        var all = request.problems
        all.add(found.all)
        do throws(PlanError) {
            _ = try module(for: request, in: app, tree: tree)
        } catch {
            if case .problems(let others) = error { all.add(others.all.filter { $0.severity == .error }) }
        }
        return all
    }

    private func module(for request: ModuleRequest, in app: AppSurvey, tree: FileTree) throws(PlanError) -> Resolved {
        let name = NameWords(request.spec.name.value).pascal
        let record = try ModuleRecord.read(name, in: tree)
        let surroundings = try app.surroundings(without: record, in: tree)
        let (module, problems) = ModuleResolver.resolve(request.spec, in: surroundings)
        var all = request.problems
        all.add(problems.all)
        guard let module, !all.hasErrors else { throw .problems(all) }
        return (module, record, all.sorted)
    }
}
