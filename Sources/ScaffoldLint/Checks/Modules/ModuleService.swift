import AppModel

/// Modules' services that the app's container does not make. An app without a container is reported once, where a factory makes one.
struct ModuleService: Check {
    private let type: NamePattern
    private let protocols: NamePattern
    private let containers: [String]
    private let entry: String
    /// The roles of what makes a service where there is no container, and of what it makes.
    private let others: [String]
    private let made: [String]

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        protocols = parameters.stem("of")
        containers = parameters.texts("in")
        entry = parameters.text("entry")
        others = parameters.texts("or-made-in")
        made = parameters.texts("making")
    }

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
