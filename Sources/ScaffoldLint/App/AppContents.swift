import ScaffoldKit
import SwiftOutline

/// What there is to know of an app, gathered once.
final class AppContents: Sendable {
    let index: SourceIndex
    let modules: ModuleMap
    let packages: LocalPackages
    let calls: CallSites
    let options: [String: String]
    let routes: RouteMap?
    let otherFiles: [RelativePath]
    let types: TypeRoles
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
        let readsLinks = rules.rules.contains(where: \.check.readsLinks)
        let roles = rules.roles
        self.roles = Dictionary(roles.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        let modules: ModuleMap
        ((modules, routes), (types, loading, packages, calls)) = Halves.both(
            { (ModuleMap(findModules()), readsLinks ? RouteMap(of: index, schemes: nil) : nil) },
            {
                let types = TypeRoles(roles, in: index)
                let reader = LoadingType(index: index)
                let loading = (types.byRole["view-model"] ?? []).filter(reader.loads).map(\.name)
                return (types, Set(loading), LocalPackages(in: index), CallSites(in: index))
            }
        )
        self.modules = modules
        let stems = Halves.map(Array(types.byRole), weight: { $0.value.count * 200 }) { role, types in
            (role, Set(types.compactMap { modules.stem(of: $0.name) }))
        }
        modulesByRole = Dictionary(uniqueKeysWithValues: stems)
    }
}
