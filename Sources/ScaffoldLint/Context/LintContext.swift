import AppModel
import FileTransaction
import SwiftOutline

/// What checks ask of an app: its sources, its modules, the roles of its types, and facts that several rules share.
package final class LintContext: Sendable {
    package let model: AppModel
    package let modules: ModuleMap
    /// The local packages, and which of their targets each file belongs to.
    let packages: LocalPackages
    /// The values of the style's options for what belongs to no module.
    let options: [String: String]
    /// Files that are not Swift and that a check may want.
    let otherFiles: [RelativePath]
    /// The files of the app's Xcode projects; `nil` where a generator makes them.
    let projectFiles: ProjectFiles?
    /// The names of the types that conform to each protocol or inherit each class, tests left out, in the order of the files.
    let conformances: [String: [String]]
    private let roles: TypeRoles
    /// The modules that have a type of a role, by the role.
    private let modulesByRole: [String: Set<String>]

    // What takes long to find is found when a rule asks for it, while the other threads run other rules.
    private let callSites: Deferred<CallSites>
    private let routeMap: Deferred<RouteMap>
    private let memberIndex: Deferred<MemberIndex>
    private let loadingNames: Deferred<Set<String>>
    private let aliasesByRole: Deferred<[SourceFile.Role: [String: String]]>

    init(
        model: AppModel,
        roles: [Role],
        options: [String: String],
        modules: [LintModule],
        otherFiles: [RelativePath] = [],
        projectFiles: ProjectFiles? = nil
    ) {
        let modules = ModuleMap(modules)
        let roles = TypeRoles(roles, in: model)
        self.model = model
        self.modules = modules
        self.roles = roles
        self.options = options
        self.otherFiles = otherFiles
        self.projectFiles = projectFiles
        packages = LocalPackages(in: model)
        conformances = Self.conformances(in: model)
        modulesByRole = roles.byRole.mapValues { Set($0.compactMap { modules.stem(of: $0.name) }) }
        callSites = Deferred {
            let factories = modules.modules.flatMap(\.anchors).flatMap(\.methods).filter { $0.type != nil }
            return CallSites(in: model, factories: Set(factories.map(\.name)))
        }
        routeMap = Deferred { RouteMap(of: model, schemes: nil) }
        memberIndex = Deferred { MemberIndex(of: model) }
        loadingNames = Deferred {
            Set(roles.byRole[RoleName.viewModel, default: []].filter(LoadingType(model: model).loads).map(\.name))
        }
        aliasesByRole = Deferred { [.source: model.aliases(in: .source), .test: model.aliases(in: .test)] }
    }

    /// Where types are constructed and factory methods called.
    var calls: CallSites { callSites.value }

    /// The app's deep links.
    var routes: RouteMap { routeMap.value }

    var members: MemberIndex { memberIndex.value }

    /// The view models that load.
    var loading: Set<String> { loadingNames.value }

    /// The types to which files of a role give a further name, by that name.
    func aliases(in role: SourceFile.Role) -> [String: String] { aliasesByRole.value[role] ?? [:] }

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
    func types(in role: String) -> [TypeDeclaration] { roles.byRole[role] ?? [] }

    /// The types that have one of some roles, each once.
    func types(in roles: some Sequence<String>) -> [TypeDeclaration] {
        var seen: Set<String> = []
        return roles.flatMap { types(in: $0) }.filter { seen.insert($0.name).inserted }
    }

    /// Whether a module has a type of a role.
    func has(_ module: LintModule, aTypeIn role: String) -> Bool { modulesByRole[role]?.contains(module.name) == true }

    /// Whether a type has one of the roles; one that the app does not declare is judged by its name.
    func has(_ type: String, oneOf wanted: some Sequence<String>) -> Bool {
        roles.has(type, oneOf: wanted, in: model)
    }

    /// The types of the app that conform to a protocol or inherit a class, tests left out.
    func types(conformingTo name: String) -> [TypeDeclaration] { (conformances[name] ?? []).compactMap(model.type) }

    /// The types that implement a protocol; for another type, the type itself.
    func implementations(of type: TypeDeclaration) -> [TypeDeclaration] {
        type.kind == .protocol ? types(conformingTo: type.name) : [type]
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
