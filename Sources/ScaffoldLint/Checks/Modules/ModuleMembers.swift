import AppModel
import Diagnostics

/// A type of a module that lacks a member: one of some names, or a property of one of some types.
///
/// Members of superclasses in the app and of extensions of its protocols count.
struct ModuleMembers: Check {
    private let type: NamePattern
    private let names: Set<String>
    private let types: [String]
    /// A declaration of the module without which the module is not checked.
    private let precondition: NamePattern?
    /// A protocol of the app that requires the member; without the requirement, the severity is `otherwise`.
    private let requirer: String?
    private let otherwise: Severity?
    /// Whether only apps that take deep links are checked.
    private let onlyIfLinked: Bool
    /// Whether a type that deep links reach in another way is exempt.
    private let isOtherwiseReached: Bool
    /// Whether the member may be that of an object that the type stores, which is no other module's type of this name.
    private let mayBeHeld: Bool
    /// The route of which any method that makes a view will do.
    private let shown: NamePattern?

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        names = parameters.set("any-of")
        types = parameters.texts("of-type")
        precondition = parameters.optionalStem("if-declared")
        requirer = parameters.optionalText("required-by")
        otherwise = parameters.severity("otherwise")
        onlyIfLinked = parameters.flag("if-linked")
        isOtherwiseReached = parameters.flag("unless-reached")
        mayBeHeld = parameters.flag("or-held")
        shown = parameters.optionalStem("or-showing")
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module), found.kind != .protocol,
            !found.hasForeignSuperclass(in: app.model)
        else { return }
        if onlyIfLinked, !app.takesLinks { return }
        if isOtherwiseReached, app.routes.links.contains(where: { $0.type == found.name }) { return }
        if let precondition, app.type(precondition, of: module) == nil { return }
        let wanted = Set(types.map { NamePattern($0)?.name(module.name) ?? $0 })
        let search = MemberSearch(names: names, types: wanted)
        guard !search.finds(in: found, app),
            !mayBeHeld || !search.findsHeld(by: found, besides: { type.stem(of: $0) != nil }, app),
            !makesViews(found, of: shown?.name(module.name), in: app)
        else { return }
        report.add(
            found,
            ["name": found.name, "module": module.name],
            severity: isRequired(in: app) ? nil : otherwise,
            module: module.name,
            fix: app.fix(of: module)
        )
    }

    /// Whether a method makes a view of a route: `func destination(for route: CartRoute) -> some View`.
    private func makesViews(_ type: TypeDeclaration, of route: String?, in app: LintContext) -> Bool {
        (type.lineage(in: app.model) + type.protocols(in: app.model)).flatMap(\.members).map(\.declaration).contains {
            $0.bodyRange != nil && app.isView($0) && $0.parameters.contains { $0.typeName == route }
        }
    }

    private func isRequired(in app: LintContext) -> Bool {
        guard let requirer, let type = app.model.type(requirer) else { return requirer == nil }
        return type.members.contains { names.contains($0.declaration.name) }
    }
}
