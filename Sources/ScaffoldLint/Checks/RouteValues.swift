import SwiftOutline

/// Cases of a module's route that carry structures or objects of the app, which no URL can hold. Enumerations may be carried.
struct RouteValues: Check {
    static let parameters = ["type"]
    private let type: StemPattern

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let route = app.type(type, of: module), route.kind == .enum else { return }
        for found in route.members where found.declaration.kind == .case {
            let carried = found.declaration.parameters.map { SwiftText.typeName($0.type.text) }.first { name in
                guard let kind = app.index.type(name)?.kind else { return false }
                return kind == .struct || kind == .class || kind == .actor
            }
            guard let carried else { continue }
            report.add(
                found.declaration.nameRange,
                in: found.file,
                of: "\(route.name).\(found.declaration.name)",
                ["name": found.declaration.name, "value": carried, "type": route.name],
                module: module.name
            )
        }
    }
}
