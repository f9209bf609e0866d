/// The places that use factories of flows, outside of protocols, of the factories themselves, and of assemblies.
struct FactoryMentions {
    private let app: LintContext
    private let sites: [String: [Site]]

    init(of names: Set<String>, in app: LintContext) {
        self.app = app
        sites = app.index.sites(of: names)
    }

    /// Whether the app itself or another feature uses a factory.
    func isAsked(for name: String, outside feature: LocalTarget, _ features: Features) -> Bool {
        sites[name, default: []].contains { site in
            if let target = app.packages.target(ofFile: site.file) {
                guard target.name != feature.name, features.contains(target) else { return false }
            }
            guard let scope = app.scope(of: site), let type = app.index.type(scope), type.kind != .protocol
            else { return false }
            return !app.has(scope, oneOf: ["assembly"]) && !type.inherits(name) && scope != name
        }
    }
}
