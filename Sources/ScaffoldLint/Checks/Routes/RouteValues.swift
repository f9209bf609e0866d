import AppModel
import SwiftOutline

/// Cases of a module's route whose values are structures or classes of the app, which a URL cannot express.
struct RouteValues: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let route = app.type(type, of: module), route.kind == .enum else { return }
        for found in route.members where found.declaration.kind == .case {
            let types = found.declaration.parameters.map { TypeText.lastName(in: $0.type.text) }
            let value = types.first { app.model.type($0).map { [.struct, .class, .actor].contains($0.kind) } == true }
            guard let value else { continue }
            let name = found.declaration.name
            let values = ["name": name, "value": value, "type": route.name]
            let place = found.nameSite
            report.add(place.range, in: place.file, of: "\(route.name).\(name)", values, module: module.name)
        }
    }
}
