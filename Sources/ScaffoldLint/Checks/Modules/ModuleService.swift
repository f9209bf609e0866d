import AppModel

/// Modules' services that the app's container does not make.
struct ModuleService: Check {
    private let type: NamePattern
    private let protocols: NamePattern
    private let containers: [String]
    private let entry: String

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        protocols = parameters.stem("of")
        containers = parameters.texts("in")
        entry = parameters.text("entry")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let makers = app.types(in: containers)
        guard let container = makers.first(where: { $0.name.hasSuffix("Container") }) else { return }
        let named = Set(makers.flatMap(app.names))
        for module in app.modules.modules {
            guard let service = app.type(type, of: module), service.kind != .protocol else { continue }
            let wanted = [service.name, protocols.name(module.name)] + service.protocols(in: app.model).map(\.name)
            guard !wanted.contains(where: named.contains) else { continue }
            let declaration = "\(container.name)(\(service.name))"
            report.add(entry, for: module, service.name, at: container.place.nameSite, of: declaration)
        }
    }
}
