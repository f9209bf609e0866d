import AppModel

/// A type of a module that nothing outside of the module constructs, itself or through a factory method, or a coordinator that is
/// constructed but not started and added to its parent.
///
/// A coordinator that is passed to a method which may do either is accepted, and so is an app that consists of one module.
struct ModuleWired: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    /// The factory methods that make it.
    @Parameter({ $0.stems("factory") }) private var factories: [NamePattern]
    /// The roles of the types that could make it.
    @Parameter({ $0.texts("parents") }) private var parents: [String]
    /// Methods that start a coordinator.
    @Parameter({ $0.set("started-by") }) private var starters: Set<String>
    /// Methods that add a coordinator to its parent without starting it.
    @Parameter({ $0.set("added-by") }) private var adders: Set<String>

    private static let mostSites = 100

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module) else { return }
        let own = module.anchors.flatMap(\.methods).filter { $0.typeName == found.name }.map(\.name)
        let names = Set([found.name] + factories.map { $0.name(module.name) } + own)
        let sites = names.sorted().flatMap(app.calls.sites(of:)).filter { isOutside($0, module, in: app) }
        if sites.isEmpty {
            let hasParent = parents.contains { role in
                app.types(in: role).contains { app.modules.stem(of: $0.name) != module.name }
            }
            guard hasParent, !isNamed(found.name, outside: module, in: app) else { return }
            let detail = "nothing outside of the module makes \"\(found.name)\""
            let values = ["name": found.name, "detail": detail]
            report.add(found, values, module: module.name, fix: app.fix(of: module))
        } else if !starters.isEmpty, sites.count <= Self.mostSites, !found.hasForeignSuperclass(in: app.model) {
            let flows = sites.map { StartedFlow($0, starters: starters, adders: adders, in: app) }
            guard let flow = flows.first, let lack = flow.lack, flows.allSatisfy({ $0.lack != nil }) else { return }
            report.add(
                flow.range,
                in: flow.file,
                of: "\(module.name)(\(found.name))",
                ["name": found.name, "detail": "\"\(found.name)\" \(lack)"],
                module: module.name
            )
        }
    }

    /// Whether a type outside of the module uses the metatype, as for a container: `resolve(CartCoordinator.self)`.
    private func isNamed(_ name: String, outside module: LintModule, in app: LintContext) -> Bool {
        app.calls.metatypes(of: name).contains { isOutside($0, module, in: app) }
    }

    private func isOutside(_ site: Site, _ module: LintModule, in app: LintContext) -> Bool {
        let scope = app.scope(of: site)
        return app.isCode(site) && !module.anchors.contains { $0.name == scope }
    }
}
