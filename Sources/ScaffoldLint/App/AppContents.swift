import ScaffoldKit
import SwiftOutline

/// What there is to know of an app, gathered once.
final class AppContents: Sendable {
    let index: SourceIndex
    let modules: ModuleMap
    let packages: LocalPackages
    let calls: CallSites
    let options: [String: String]
    private let readsLinks: Bool
    private let foundRoutes: OnDemand<RouteMap>
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
        readsLinks = rules.rules.contains(where: \.check.readsLinks)
        foundRoutes = OnDemand { RouteMap(of: index, schemes: nil) }
        let roles = rules.roles
        self.roles = Dictionary(roles.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
        let modules: ModuleMap
        // Whichever thread is done with its own helps with the roles.
        ((modules, types), (calls, conformances, packages)) = Halves.both(
            { (ModuleMap(findModules()), TypeRoles(roles, in: index)) },
            { (CallSites(in: index), Conformances(in: index), LocalPackages(in: index)) }
        )
        self.modules = modules
        let reader = LoadingType(index: index)
        let loads = Halves.map(types.byRole["view-model"] ?? [], weight: { _ in 2_000 }) {
            reader.loads($0) ? $0.name : nil
        }
        loading = Set(loads.compactMap(\.self))
        let stems = Halves.map(Array(types.byRole), weight: { $0.value.count * 200 }) { role, types in
            (role, Set(types.compactMap { modules.stem(of: $0.name) }))
        }
        modulesByRole = Dictionary(uniqueKeysWithValues: stems)
    }

    /// The app's deep links, where a rule asks for them: whoever is first reads them.
    var routes: RouteMap? { readsLinks ? foundRoutes.value : nil }
}
