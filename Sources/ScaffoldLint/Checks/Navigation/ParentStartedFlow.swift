import AppModel

/// Flows that no other feature starts, and flows that are made without being started, retained, or given a delegate for their end.
struct ParentStartedFlow: Check {
    @Parameter({ $0.text("of") }) private var protocolRole: String
    @Parameter({ $0.text("factory") }) private var factoryRole: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        let features = Features(app)
        let factories = app.types(in: factoryRole).filter { $0.kind != .protocol && features.feature(of: $0) != nil }
        let sites = app.model.sites(of: Set(factories.flatMap { [$0.name] + $0.inherited.map(\.name) }))
        for factory in factories {
            let names = [factory.name] + factory.inherited.map(\.name).filter { app.has($0, oneOf: [protocolRole]) }
            guard let feature = features.feature(of: factory),
                !names.contains(where: { isAsked($0, sites[$0] ?? [], outside: feature, features) })
            else { continue }
            let module = app.modules.stem(of: factory.name)
            let coordinator = module.flatMap { app.model.type($0 + "Coordinator") } ?? factory
            let values = ["name": coordinator.name, "detail": "is started by no parent"]
            report.add(coordinator, values, module: module, fix: app.fix(ofModule: module))
        }
        let methods = methods(in: app)
        let calls = app.model.sites(of: methods, onlyCalled: true)
        for method in methods.sorted() { makings(of: method, calls[method] ?? [], in: app, &report) }
    }

    /// Whether the app itself or another feature uses a factory. Protocols, the factory itself and assemblies do not count.
    private func isAsked(_ factory: String, _ sites: [Site], outside feature: LocalTarget, _ features: Features) -> Bool
    {
        let app = features.app
        return sites.contains { site in
            if let target = app.packages.target(ofFile: site.file) {
                guard target.name != feature.name, features.contains(target) else { return false }
            }
            guard let scope = app.scope(of: site), let type = app.model.type(scope), type.kind != .protocol
            else { return false }
            return !app.has(scope, oneOf: [RoleName.assembly]) && !type.inherits(factory) && scope != factory
        }
    }

    /// The methods that make flows.
    private func methods(in app: LintContext) -> Set<String> {
        Set(app.types(in: protocolRole).filter { $0.kind == .protocol }.flatMap(\.methods).map(\.name))
    }

    // MARK: - Places that make a flow

    private func makings(of method: String, _ sites: [Site], in app: LintContext, _ report: inout Report) {
        for (file, sites) in Dictionary(grouping: sites, by: \.file).sorted(by: { $0.key < $1.key }) {
            let context = FileContext(app, file)
            for site in sites {
                // The composition root starts the app's first flow, which never ends.
                guard let type = context.type(at: site.offset), type.kind == .class, !isFactory(type, in: app),
                    !app.has(type.name, oneOf: [RoleName.compositionRoot]),
                    let making = FlowMaking(method, at: site.offset, in: context)
                else { continue }
                let lacks = making.lacks
                guard !lacks.isEmpty else { continue }
                let values = ["name": making.name, "detail": lacks.joined(separator: ", and ")]
                report.add(making.range, in: file, of: "\(context.name(at: site.offset))(\(method))", values)
            }
        }
    }

    private func isFactory(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        app.has(type.name, oneOf: [factoryRole])
            || type.protocols(in: app.model).contains { app.has($0.name, oneOf: [protocolRole]) }
    }
}
