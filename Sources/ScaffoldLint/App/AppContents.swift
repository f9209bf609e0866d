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

    init(
        index: SourceIndex,
        modules: ModuleMap,
        rules: RuleSet,
        options: [String: String],
        otherFiles: [RelativePath]
    ) {
        self.index = index
        self.modules = modules
        self.otherFiles = otherFiles
        self.options = options
        let readsLinks = rules.rules.contains(where: \.check.readsLinks)
        let roles = rules.roles
        self.roles = Dictionary(roles.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        (routes, (packages, calls, types, modulesByRole, loading)) = Halves.both(
            { readsLinks ? RouteMap(of: index, schemes: nil) : nil },
            {
                let types = TypeRoles(roles, in: index)
                let modulesByRole = types.byRole.mapValues { Set($0.compactMap { modules.stem(of: $0.name) }) }
                let reader = LoadingType(index: index)
                let loading = (types.byRole["view-model"] ?? []).filter(reader.loads).map(\.name)
                return (LocalPackages(in: index), CallSites(in: index), types, modulesByRole, Set(loading))
            }
        )
    }
}
