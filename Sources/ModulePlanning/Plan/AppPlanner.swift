import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

/// Plans a new app: the style's base app, and the first modules with their entries in it.
package struct AppPlanner: Sendable {
    private let style: Style
    private let frameworks: FrameworkNames

    package init(style: Style, frameworks: FrameworkNames) {
        self.style = style
        self.frameworks = frameworks
    }

    /// Plans the app in a folder that has no app of this style yet.
    ///
    /// - Parameter overwrites: Whether the plan may overwrite existing files.
    /// - Throws: `Failure`; do not commit the tree then.
    package func plan(
        _ spec: AppSpec,
        problems: Problems = Problems(),
        overwrites: Bool = false,
        in tree: inout FileTree
    ) throws(Failure) -> ChangeSet {
        var all = problems
        let name = appName(spec, &all)
        let names = try OwnNames(of: style.manifest, in: tree)
        let app = try PlannedApp(of: tree).named(name).naming(names)
        if let entry = style.manifest.app.entry, let place = app.place(of: entry.name) {
            all.add(
                "there is an app of the style \"\(style.name)\" already (\(place))",
                at: spec.name.mark,
                hint: "scaffold module adds a module to it"
            )
        }
        let context = try PlanningContext(style: style, app: app, in: tree)
        var spec = spec
        spec.options = spec.options.filled(from: context.configuration.options)
        spec.minimumIOS = spec.minimumIOS ?? context.configuration.minimumIOS
        let choices = choices(spec, &all)
        let modules = modules(spec, app: app, &all)
        guard let choices, !all.hasErrors else { throw Failure(all) }
        let resolved = modules.map { ResolvedModule($0, choices: choices, style: style) }
        let files = try write(resolved, choices, spec.name, in: context, overwrites: overwrites, &tree)
        return ChangeSet(module: app.name, kind: .styled(style.name), files: files, notes: all.sorted)
    }

    /// Writes the base app, then the modules.
    private func write(
        _ resolved: [ResolvedModule],
        _ choices: StyleChoices,
        _ name: Located<String>,
        in context: PlanningContext,
        overwrites: Bool,
        _ tree: inout FileTree
    ) throws(Failure) -> [ChangeSet.File] {
        var grown = context
        grown.isNew = true
        var modules: [RenderedModule] = []
        for module in resolved {
            let rendered = try RenderedModule(module.asked, of: module, in: grown)
            grown = grown.declaring(rendered.pieces)
            modules.append(rendered)
        }
        let base = try BaseApp(showing: modules, choices, in: context).pieces()
        try EmittedNames(frameworks: frameworks, app: context.app).check(base + modules.flatMap(\.pieces), module: name)

        var writer = ChangeSetWriter(style: style, overwrites: overwrites)
        try writer.write(modules, with: base, in: &tree)
        grown.isNew = false
        try writer.recordEntries(in: grown.declaring(base), &tree)
        try writer.recordApp(context.app.name, choices, in: &tree)
        return writer.files
    }

    private func appName(_ spec: AppSpec, _ problems: inout Problems) -> String {
        do throws(NameProblem) {
            return try NameRules(for: .app).read(spec.name.value).pascal
        } catch {
            problems.add(error.message, at: spec.name.mark, hint: error.hint)
            return "App"
        }
    }

    private func choices(_ spec: AppSpec, _ problems: inout Problems) -> StyleChoices? {
        let target = target(spec, &problems)
        do throws(Failure) {
            return try StyleChoices(spec.options, of: style.manifest, on: target)
        } catch {
            problems.add(error.problems)
            return nil
        }
    }

    /// The oldest iOS of the app, as the spec states it.
    private func target(_ spec: AppSpec, _ problems: inout Problems) -> String? {
        guard let stated = spec.minimumIOS, let version = DeploymentTarget.version(of: stated, &problems) else {
            return nil
        }
        let oldest = style.manifest.minimumIOS
        if DeploymentTarget.isOlder(version, oldest) {
            problems.add(
                "the style \"\(style.name)\" needs iOS \(oldest), and the app is to run on iOS \(version)",
                at: stated.mark,
                hint: "\"\(oldest)\" is the oldest"
            )
        }
        return version
    }

    /// Whether the request gives only a module's name, and the base app has that module already.
    private func isProvided(_ module: ModuleSpec) -> Bool {
        style.manifest.app.provides.contains(NameWords(module.name.value).pascal)
            && module == UsualModule.spec(named: module.name)
    }

    /// Resolves the modules in order. A module may use types of earlier modules, and link to any module.
    private func modules(_ spec: AppSpec, app: PlannedApp, _ problems: inout Problems) -> [ResolvedSpec] {
        var specs = spec.modules.filter { !isProvided($0) }
        let refusals = specs.compactMap { style.manifest.refusal(of: $0, inAppNamed: app.name) }
        problems.add(refusals)
        guard refusals.isEmpty else { return [] }
        if specs.isEmpty {
            specs = style.manifest.app.modules
        }
        problems.noteTabs(of: specs, in: style.manifest)
        var surroundings = Surroundings()
        surroundings.destructiveVerbs = style.manifest.names.destructiveVerbs
        surroundings.takenTypes = style.manifest.names.takenTypes
        for module in specs {
            var unlinked = module
            unlinked.links = []
            if let found = ModuleResolver.resolve(unlinked, in: surroundings).module {
                surroundings.modules[found.type] = found
                add(found, of: module, to: &surroundings)
            }
        }
        surroundings.types = [:]
        var found: [ResolvedSpec] = []
        for module in specs {
            let (resolved, more) = ModuleResolver.resolve(module, in: surroundings)
            problems.add(more.all)
            guard let resolved else { continue }
            if let other = found.first(where: { $0.module.type.folded == resolved.type.folded })?.module.type {
                let isSame = other == resolved.type
                problems.add(
                    isSame
                        ? "the module \"\(module.name.value)\" is declared twice"
                        : "the modules \"\(other)\" and \"\(resolved.type)\" differ only in case, and their files are one on a Mac",
                    at: module.name.mark
                )
            }
            add(resolved, of: module, to: &surroundings)
            found.append(ResolvedSpec(spec: module, module: resolved))
        }
        return found
    }

    private func add(_ module: Module, of spec: ModuleSpec, to surroundings: inout Surroundings) {
        for type in module.types where !type.isDeclared {
            var declared = DataType(name: type.name, shape: type.shape, declaredAt: spec.name.mark)
            declared.isUnthrowable = !module.useCases.contains { $0.failure == .named(type.name) }
            surroundings.types[type.name] = declared
        }
    }
}
