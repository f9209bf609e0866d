import Diagnostics
import StencilEngine

/// Plans a new app: the style's base app with its first modules, reachable from the start.
public struct AppPlanner: Sendable {
    private let style: Style
    private let frameworks: FrameworkNames

    public init(style: Style, frameworks: FrameworkNames) {
        self.style = style
        self.frameworks = frameworks
    }

    /// Plans the app in a folder that holds none of this style yet.
    ///
    /// - Parameter overwrites: Whether files that stand in the way may be overwritten.
    /// - Throws: `Failure`; the tree is then not to be committed.
    public func plan(
        _ spec: AppSpec,
        problems: Problems = Problems(),
        overwrites: Bool = false,
        in tree: inout FileTree
    ) throws(Failure) -> Plan {
        var all = problems
        let name = appName(spec, &all)
        let names = try OwnNames(of: style.manifest, in: tree)
        let app = try AppSurvey(of: tree).named(name).naming(names)
        if let entry = style.manifest.app.entry, let place = app.place(of: entry.name) {
            all.add(
                Problem(
                    "there is an app of the style \"\(style.name)\" already (\(place))",
                    at: spec.name.mark,
                    hint: "scaffold module adds a module to it"
                )
            )
        }
        let choices = choices(spec, &all)
        let modules = modules(spec, app: app, &all)
        guard let choices, !all.hasErrors else { throw Failure(all) }
        return try plan(modules, choices, app, spec, notes: all.sorted, overwrites: overwrites, in: &tree)
    }

    private func plan(
        _ modules: [(spec: ModuleSpec, module: Module)],
        _ choices: StyleChoices,
        _ app: AppSurvey,
        _ spec: AppSpec,
        notes: [Problem],
        overwrites: Bool,
        in tree: inout FileTree
    ) throws(Failure) -> Plan {
        let ground = try PlanningGround(manifest: style.manifest, app: app, tree: tree, except: nil)
        let renderer = PieceRenderer(style: style, conventions: ground.conventions)
        let writer = try write(modules, choices, app, spec, renderer, overwrites: overwrites, in: &tree)
        let planner = ModulePlanner(style: style, frameworks: frameworks)
        let written = try planner.survey(of: tree)
        for (module, _) in modules {
            try planner.recordEntries(of: module, in: written, on: ground, renderer, &tree)
        }
        return Plan(module: app.name, style: style.name, entries: writer.entries, notes: notes)
    }

    /// Writes the base app with the modules in it, and the modules.
    private func write(
        _ modules: [(spec: ModuleSpec, module: Module)],
        _ choices: StyleChoices,
        _ app: AppSurvey,
        _ spec: AppSpec,
        _ renderer: PieceRenderer,
        overwrites: Bool,
        in tree: inout FileTree
    ) throws(Failure) -> PlanWriter {
        var values: [TemplateDictionary] = []
        var moduleFiles: [[RenderedPiece]] = []
        var grown = app
        for (_, module) in modules {
            let context = try ModulePieces(
                module: module,
                style: style,
                choices: choices,
                app: grown,
                renderer: renderer
            )
            let files = try context.pieces(renderer).map(\.read)
            values.append(context.moduleValue)
            moduleFiles.append(files)
            grown = grown.declaring(files)
        }
        let base = AppPieces(style: style, app: app, choices: choices, modules: values)
        let appFiles = try base.pieces(renderer).map(\.read)
        let pieces = appFiles + moduleFiles.flatMap { $0 }
        let own = ModuleRecord(module: "", style: style.name, files: [])
        try EmittedNames(frameworks: frameworks, app: app, own: own).check(pieces, module: spec.name)

        var writer = PlanWriter(style: style, overwrites: overwrites)
        for piece in appFiles { try writer.add(piece, to: &tree) }
        for (pieces, module) in zip(moduleFiles, modules) {
            for piece in pieces { try writer.add(piece, to: &tree) }
            var made = ModuleRecord(module: module.module.type, style: style.name, files: [])
            made.spec = module.spec
            made.options = choices.recorded
            try writer.finish(module.module, spec: module.spec, made: made, in: &tree)
        }
        try writer.checkConflicts()
        return writer
    }

    private func appName(_ spec: AppSpec, _ problems: inout Problems) -> String {
        do throws(NameProblem) {
            return try NameRules(for: .module).read(spec.name.value).pascal
        } catch {
            problems.add(Problem(error.message.replacingModule, at: spec.name.mark, hint: error.hint))
            return "App"
        }
    }

    private func choices(_ spec: AppSpec, _ problems: inout Problems) -> StyleChoices? {
        do throws(Failure) {
            return try StyleChoices(spec.options, of: style.manifest)
        } catch {
            problems.add(error.problems)
            return nil
        }
    }

    /// Whether a module that was asked for by its name alone is one that the base app brings.
    private func isProvided(_ module: ModuleSpec) -> Bool {
        style.manifest.app.provides.contains(NameWords(module.name.value).pascal)
            && module == UsualModule.spec(named: module.name)
    }

    /// Resolves the modules against each other: types of earlier ones may be used by later ones, links go anywhere.
    private func modules(_ spec: AppSpec, app: AppSurvey, _ problems: inout Problems) -> [(
        spec: ModuleSpec, module: Module
    )] {
        var specs = spec.modules.filter { !isProvided($0) }
        let refusals = specs.compactMap { style.manifest.app.refusal(of: $0) }
        problems.add(refusals)
        guard refusals.isEmpty else { return [] }
        if specs.isEmpty {
            specs = style.manifest.app.modules
        }
        var surroundings = Surroundings()
        for module in specs {
            var unlinked = module
            unlinked.links = []
            if let found = ModuleResolver.resolve(unlinked, in: surroundings).module {
                surroundings.modules[found.type] = found
                add(found.types, of: module, to: &surroundings)
            }
        }
        surroundings.types = [:]
        var found: [(spec: ModuleSpec, module: Module)] = []
        for module in specs {
            let (resolved, more) = ModuleResolver.resolve(module, in: surroundings)
            problems.add(more.all)
            guard let resolved else { continue }
            if let other = found.first(where: { $0.module.type.folded == resolved.type.folded })?.module.type {
                let isSame = other == resolved.type
                problems.add(
                    Problem(
                        isSame
                            ? "the module \"\(module.name.value)\" is there twice"
                            : "the modules \"\(other)\" and \"\(resolved.type)\" differ only in case, and their files are one on a Mac",
                        at: module.name.mark
                    )
                )
            }
            add(resolved.types, of: module, to: &surroundings)
            found.append((module, resolved))
        }
        return found
    }

    private func add(_ types: [DataType], of module: ModuleSpec, to surroundings: inout Surroundings) {
        for type in types where !type.isDeclared {
            surroundings.types[type.name] = DataType(
                name: type.name,
                shape: type.shape,
                declaredAt: module.name.mark
            )
        }
    }
}

extension String {
    /// A module's name problem, said of an app.
    fileprivate var replacingModule: String {
        guard hasPrefix("the module") else { return self }
        return "the app" + dropFirst("the module".count)
    }
}
