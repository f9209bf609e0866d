/// Modules' services that the app's container does not make.
struct ModuleService: Check {
    static let parameters = ["type", "of", "in", "entry"]
    private let type: StemPattern?
    private let protocols: StemPattern?
    private let containers: [String]
    private let entry: String

    init(_ parameters: inout Parameters) {
        type = StemPattern(parameters.text("type"))
        protocols = StemPattern(parameters.text("of"))
        containers = parameters.texts("in")
        entry = parameters.text("entry")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let makers = app.types(in: containers)
        guard let type, let protocols, let container = makers.first(where: { $0.name.hasSuffix("Container") }) else {
            return
        }
        let named = Set(
            makers.flatMap(\.parts).flatMap { app.index.file(of: $0).outline.names(in: $0.declaration.range) }
        )
        for module in app.modules.modules {
            guard let service = app.index.type(type.name(module.name)), service.kind != .protocol else { continue }
            let wanted =
                [service.name, protocols.name(module.name)] + service.protocols(in: app.index).map(\.name)
            guard !wanted.contains(where: named.contains) else { continue }
            report.add(
                container.place.declaration.nameRange,
                in: container.place.file,
                of: "\(container.name)(\(service.name))",
                ["title": entry, "module": module.name, "name": service.name],
                module: module.name,
                fix: app.fix(of: module)
            )
        }
    }
}
