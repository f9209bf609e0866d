import ScaffoldKit
import SwiftOutline

/// What there is to know of an app, gathered once.
final class AppContents: Sendable {
    let index: SourceIndex
    let modules: ModuleMap
    let packages: LocalPackages
    let calls: CallSites
    let options: [String: String]
    /// The app's deep links, where a rule asks for them.
    let routes: RouteMap?
    let otherFiles: [RelativePath]
    let types: TypeRoles
    let conformances: Conformances
    let loading: Set<String>
    /// The style's roles, by their names.
    let roles: [String: Role]
    /// The modules that have a type of a role, by the role.
    let modulesByRole: [String: Set<String>]

    /// - Parameter findModules: Finds the modules; it is called once.
    init(
        index: SourceIndex,
        rules: RuleSet,
        options: [String: String],
        otherFiles: [RelativePath],
        findModules: () -> [LintModule]
    ) {
        self.index = index
        self.otherFiles = otherFiles
        self.options = options
        routes = rules.rules.contains(where: \.check.readsLinks) ? RouteMap(of: index, schemes: nil) : nil
        let roles = rules.roles
        self.roles = Dictionary(roles.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        let modules = ModuleMap(findModules())
        let types = TypeRoles(roles, in: index)
        (self.modules, self.types) = (modules, types)
        calls = CallSites(in: index)
        conformances = Conformances(in: index)
        packages = LocalPackages(in: index)
        let reader = LoadingType(index: index)
        loading = Set((types.byRole["view-model"] ?? []).filter(reader.loads).map(\.name))
        modulesByRole = types.byRole.mapValues { types in Set(types.compactMap { modules.stem(of: $0.name) }) }
    }
}
