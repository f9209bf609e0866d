import SwiftOutline

/// A type of the module that has to hold something that is given in its initialiser, such as a container.
struct InjectedProperty: Check {
    static let parameters = ["type", "holding", "of"]
    private let type: StemPattern?
    /// The type that is held; one that this conforms to or inherits will do.
    private let held: String?
    /// Roles that will do as well.
    private let roles: [String]

    init(_ parameters: inout Parameters) {
        type = StemPattern(parameters.text("type"))
        held = parameters.optionalText("holding")
        roles = parameters.texts("of")
    }

    func inspect(_ module: LintModule, in app: AppView, _ report: inout Report) {
        guard let type, let found = app.index.type(type.name(module.name)) else { return }
        let above = found.superclasses(in: app.index)
        guard found.kind == .class || found.kind == .struct,
            !found.hasForeignSuperclass(in: app.index, besides: ["NSObject"])
        else { return }
        let properties = ([found] + above).flatMap(\.storedProperties).filter { isHeld($0, in: app) }
        let isGiven =
            found.kind == .struct && found.initializers.isEmpty
            || ([found] + above).flatMap(\.initializers).flatMap(\.parameters).contains {
                isWanted($0.type.text, in: app)
            }
        guard properties.isEmpty || !isGiven else { return }
        let what = held ?? "its container"
        report.add(
            found,
            ["name": found.name, "held": what, "detail": properties.isEmpty ? "holds no" : "makes its own"],
            module: module.name
        )
    }

    private func isHeld(_ property: Declaration, in app: AppView) -> Bool {
        property.type.map { isWanted($0.text, in: app) } ?? false
    }

    private func isWanted(_ text: String, in app: AppView) -> Bool {
        let name = TypeText(text).name
        if name == held || app.has(name, oneOf: roles) { return true }
        if app.index.type(name)?.kind == .protocol,
            app.conformances[name]?.contains(where: { app.has($0, oneOf: roles) }) == true
        {
            return true
        }
        guard let held, let declared = app.index.type(held) else { return false }
        return app.index.isKind(declared, of: [name])
    }
}
