import SwiftOutline

/// A type of the module that has to hold something that is given in its initialiser, such as a container.
struct InjectedProperty: Check {
    static let parameters = ["type", "holding", "of", "for", "if-declared"]
    private let type: StemPattern
    /// The type that is held; one that this conforms to or inherits will do.
    private let held: String?
    /// Roles that will do as well.
    private let roles: [String]
    /// The type of the module that would hold this one: without either, this one is missing.
    private let owner: StemPattern?
    /// A declaration of the module without which the rule says nothing.
    private let precondition: StemPattern?

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        held = parameters.optionalText("holding")
        roles = parameters.texts("of")
        owner = parameters.optionalStem("for")
        precondition = parameters.optionalStem("if-declared")
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        if let precondition, app.type(precondition, of: module) == nil { return }
        guard let found = app.type(type, of: module) else {
            return missing(type.name(module.name), module, in: app, &report)
        }
        let above = found.superclasses(in: app.index)
        guard found.kind == .class || found.kind == .struct,
            !found.hasForeignSuperclass(in: app.index)
        else { return }
        let names = held.flatMap(app.index.type).map(app.index.names) ?? []
        let properties = ([found] + above).flatMap(\.storedProperties).filter { property in
            property.type.map { isWanted($0.text, names, in: app) } ?? false
        }
        let isGiven =
            found.kind == .struct && found.initializers.isEmpty
            || ([found] + above).flatMap(\.initializers).flatMap(\.parameters).contains {
                isWanted($0.type.text, names, in: app)
            }
        guard properties.isEmpty || !isGiven else { return }
        let what = held ?? "its container"
        report.add(
            found,
            ["name": found.name, "held": what, "detail": properties.isEmpty ? "holds no" : "makes its own"],
            module: module.name
        )
    }

    /// A type of the module that is not there is missed by who would hold it, unless that one holds another of its kind.
    private func missing(_ name: String, _ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let owner, let holder = app.type(owner, of: module), holder.kind == .class else { return }
        let others = holder.lineage(in: app.index).flatMap(\.storedProperties).compactMap(\.type)
            .map { TypeText($0.text).name }.filter { app.has($0, oneOf: roles) }
        guard others.allSatisfy({ $0 == held }) else { return }
        report.add(
            holder,
            ["name": name, "held": held ?? "", "detail": "is missing, which holds the"],
            module: module.name,
            fix: app.fix(of: module)
        )
    }

    /// - Parameter names: What the type that is held inherits and conforms to.
    private func isWanted(_ text: String, _ names: Set<String>, in app: LintContext) -> Bool {
        let name = TypeText(text).name
        if name == held || app.has(name, oneOf: roles) || names.contains(name) { return true }
        return app.index.type(name)?.kind == .protocol
            && app.conformances[name]?.contains { app.has($0, oneOf: roles) } == true
    }
}
