import SwiftOutline

/// A declaration that every module has, with what it has to inherit.
///
/// One of another name may stand in for it: an enumeration that a method of the module takes, or a type of a role that makes
/// what it would make.
struct ModuleDeclaration: Check {
    static let parameters = [
        "type", "inherits", "overriding", "for", "taken-by", "methods", "maker", "making",
    ]
    private let type: StemPattern
    private let base: String?
    private let method: String?
    /// A declaration of the module without which the rule says nothing.
    private let precondition: StemPattern?
    /// The type whose methods take what stands in for the declaration.
    private let taker: StemPattern?
    private let methods: Set<String>
    /// The roles of the types that make what the declaration would make, and the roles of that.
    private let makers: [String]
    private let made: [String]

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        base = parameters.optionalText("inherits")
        method = parameters.optionalText("overriding")
        precondition = parameters.optionalStem("for")
        taker = parameters.optionalStem("taken-by")
        methods = parameters.set("methods")
        makers = parameters.texts("maker")
        made = parameters.texts("making")
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        let wanted = type.name(module.name)
        guard let found = app.index.type(wanted) else {
            guard method == nil, let anchor = module.anchors.first, isWanted(module, in: app) else { return }
            report.add(
                anchor,
                ["name": wanted, "module": module.name, "detail": "there is no \"\(wanted)\""],
                module: module.name,
                fix: app.fix(of: module)
            )
            return
        }
        if let method { return check(method, of: found, module, in: app, &report) }
        guard let base, found.name != base, !app.index.isKind(found, of: [base]),
            !found.hasForeignSuperclass(in: app.index)
        else { return }
        let detail = "\"\(wanted)\" does not inherit \"\(base)\""
        report.add(found, ["name": wanted, "module": module.name, "detail": detail], module: module.name)
    }

    /// Looks for a method of the type's own. A class without the base is a matter of the rule that asks for that.
    private func check(
        _ method: String,
        of type: IndexedType,
        _ module: LintModule,
        in app: LintContext,
        _ report: inout Report
    ) {
        guard base.map({ app.index.isKind(type, of: [$0]) }) ?? true else { return }
        let own = type.lineage(in: app.index).filter { $0.name != base }
        guard !own.contains(where: { $0.members(named: method).contains { $0.declaration.kind == .func } }) else {
            return
        }
        report.add(type, ["name": type.name, "detail": "it has no \"\(method)\""], module: module.name)
    }

    /// Whether the module lacks the declaration, and has nothing in its place.
    private func isWanted(_ module: LintModule, in app: LintContext) -> Bool {
        if let precondition, app.type(precondition, of: module) == nil { return false }
        if let taker, let owner = app.type(taker, of: module) {
            let types = owner.members.map(\.declaration).filter { methods.contains($0.name) }
                .flatMap(\.parameters).map { TypeText($0.type.text).name }
            if types.contains(where: { app.index.type($0)?.kind == .enum }) { return false }
        }
        guard !made.isEmpty else { return true }
        let own = app.types(in: made).filter { app.modules.stem(of: $0.name) == module.name }
        return !own.isEmpty && !own.contains { app.isMade($0.name, in: makers) }
    }
}
