import AppModel
import FileTransaction

/// What checks ask of an app: its sources, its modules, the roles of its types, and facts that several rules share.
package final class LintContext: Sendable {
    package let model: AppModel
    package let modules: ModuleMap
    /// The local packages, and which of their targets each file belongs to.
    let packages: LocalPackages
    /// Where types are constructed and factory methods called.
    let calls: CallSites
    /// The values of the style's options for what belongs to no module.
    let options: [String: String]
    /// The app's deep links.
    let routes: RouteMap
    /// Files that are not Swift and that a check may want.
    let otherFiles: [RelativePath]
    /// The app's Xcode projects; `nil` where a generator makes them.
    let projects: AppProjects?
    /// The entries of the projects whose files are gone.
    let lost: [AppProjects.Entry]
    /// The names of the types that conform to each protocol or inherit each class, tests left out, in the order of the files.
    let conformances: [String: [String]]
    /// The methods of the app's types, by their names.
    let methods: [String: [Place]]
    /// The methods that the app adds to views, by their names.
    let modifiers: [String: [Place]]
    /// The names of members that are texts in every type with a member of that name.
    let texts: Set<String>
    /// The view models that load.
    let loading: Set<String>
    private let types: TypeRoles
    /// The style's roles, by their names.
    private let roles: [String: Role]
    /// The modules that have a type of a role, by the role.
    private let modulesByRole: [String: Set<String>]

    init(
        model: AppModel,
        roles: [Role],
        options: [String: String],
        modules: [LintModule],
        otherFiles: [RelativePath] = [],
        projects: AppProjects? = nil,
        lost: [AppProjects.Entry] = []
    ) {
        let modules = ModuleMap(modules)
        let types = TypeRoles(roles, in: model)
        let reader = LoadingType(model: model)
        self.model = model
        self.modules = modules
        self.types = types
        self.options = options
        self.otherFiles = otherFiles
        self.projects = projects
        self.lost = lost
        self.roles = Dictionary(roles.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        let makers = modules.modules.flatMap(\.anchors).flatMap(\.members).map(\.declaration)
        calls = CallSites(in: model, factories: Set(makers.filter { $0.kind == .func && $0.type != nil }.map(\.name)))
        packages = LocalPackages(in: model)
        conformances = Self.conformances(in: model)
        methods = Dictionary(
            grouping: model.types.flatMap(\.members).filter { $0.declaration.kind == .func },
            by: \.declaration.name
        )
        let added = model.extensions(ofForeign: "View").flatMap { part in
            part.declaration.members.filter { $0.kind == .func }.map { Place(file: part.file, declaration: $0) }
        }
        modifiers = Dictionary(grouping: added, by: \.declaration.name)
        let members = Dictionary(grouping: model.sourceTypes.flatMap(\.members).map(\.declaration), by: \.name)
        texts = Set(members.filter { $0.value.allSatisfy(\.isText) }.keys)
        loading = Set(types.byRole[RoleName.viewModel, default: []].filter(reader.loads).map(\.name))
        modulesByRole = types.byRole.mapValues { Set($0.compactMap { modules.stem(of: $0.name) }) }
        routes = RouteMap(of: model, schemes: nil)
    }

    private static func conformances(in model: AppModel) -> [String: [String]] {
        var byParent: [String: [String]] = [:]
        for type in model.types where model.file(of: type.place).role == .source {
            for inherited in type.inherited { byParent[inherited.name, default: []].append(type.name) }
        }
        return byParent
    }

    /// The file at a path below the root.
    package func file(_ path: String) -> SourceFile? { model.position(of: path).map { model.files[$0] } }

    /// The module that a file is about: that of its first type, else that of its folder.
    package func module(ofFile path: String) -> String? {
        guard let path = try? RelativePath(path) else { return nil }
        let type = file(path.text)?.outline.declarations.first { $0.kind.hasMembers }?.name ?? ""
        return modules.module(of: type, at: path)
    }

    /// The types of the app, tests left out, that have a role.
    func types(in role: String) -> [TypeDeclaration] { types.byRole[role] ?? [] }

    /// The types that have one of some roles, each once.
    func types(in roles: some Sequence<String>) -> [TypeDeclaration] {
        var seen: Set<String> = []
        return roles.flatMap { types(in: $0) }.filter { seen.insert($0.name).inserted }
    }

    /// Whether a module has a type of a role.
    func has(_ module: LintModule, aTypeIn role: String) -> Bool { modulesByRole[role]?.contains(module.name) == true }

    /// Whether a type has one of the roles; one that the app does not declare is judged by its name.
    func has(_ type: String, oneOf wanted: some Sequence<String>) -> Bool {
        if let found = types.byType[type] { return wanted.contains(where: found.contains) }
        return wanted.contains { roles[$0]?.fits(name: type) == true } && model.types(named: type).isEmpty
    }

    /// Whether another type of the app inherits this one.
    func isInherited(_ name: String) -> Bool { conformances[name] != nil }

    /// Whether the app has a base class: its own, or one of a package that some type inherits.
    func hasBase(_ name: String) -> Bool { model.type(name) != nil || isInherited(name) }

    /// What the planner can do for a module: all that it still lacks, where its spec is kept.
    func fix(of module: LintModule) -> Fix? { module.isKept ? .plan(module: module.name) : nil }

    /// The same for the module of a name, where there is one.
    func fix(ofModule name: String?) -> Fix? { name.flatMap { modules[$0] }.flatMap { fix(of: $0) } }

    /// Whether the app makes routes of URLs.
    var takesLinks: Bool { routes.parsers.contains(where: \.isReached) }
}
