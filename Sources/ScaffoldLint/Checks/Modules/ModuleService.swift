import AppModel

/// Modules' services that the app's container does not make. An app without a container is reported once, where a factory makes one.
struct ModuleService: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    @Parameter({ $0.stem("of") }) private var protocols: NamePattern
    @Parameter({ $0.texts("in") }) private var containers: [String]
    @Parameter({ $0.text("entry") }) private var entry: String
    /// The roles of what makes a service where there is no container, and of what it makes.
    @Parameter({ $0.texts("or-made-in") }) private var others: [String]
    @Parameter({ $0.texts("making") }) private var made: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        let makers = app.types(in: containers)
        guard let container = makers.first(where: { $0.name.hasSuffix("Container") }) else {
            return withoutContainer(app, &report)
        }
        let named = Set(makers.flatMap(app.names))
        for module in app.modules.modules {
            guard let service = app.type(type, of: module), service.kind != .protocol else { continue }
            let wanted = [service.name, protocols.name(module.name)] + service.protocols(in: app.model).map(\.name)
            guard !wanted.contains(where: named.contains) else { continue }
            let declaration = "\(container.name)(\(service.name))"
            report.add(entry, for: module, service.name, at: container.place.nameSite, of: declaration)
        }
    }

    private func withoutContainer(_ app: LintContext, _ report: inout Report) {
        let sites = app.types(in: made).filter { $0.kind != .protocol }.flatMap { type in
            app.uses(of: type.name).map { (type.name, $0) }
        }
        for (service, site) in sites {
            guard let scope = app.scope(of: site), app.has(scope, oneOf: others), let maker = app.model.type(scope),
                let module = app.modules.stem(of: scope).flatMap({ app.modules[$0] })
            else { continue }
            return report.add(entry, for: module, service, at: maker.place.nameSite, of: "\(scope)(\(service))")
        }
    }
}
