import AppModel
import Diagnostics

/// A type of a module that lacks a member: one of some names, or a property of one of some types.
///
/// Members of superclasses in the app and of extensions of its protocols count.
struct ModuleMembers: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    @Parameter({ $0.set("any-of") }) private var names: Set<String>
    @Parameter({ $0.texts("of-type") }) private var types: [String]
    /// A declaration of the module without which the module is not checked.
    @Parameter({ $0.optionalStem("if-declared") }) private var precondition: NamePattern?
    /// A protocol of the app that requires the member; without the requirement, the severity is `otherwise`.
    @Parameter({ $0.optionalText("required-by") }) private var requirer: String?
    @Parameter({ $0.severity("otherwise") }) private var otherwise: Severity?
    /// Whether only apps that take deep links are checked.
    @Parameter({ $0.flag("if-linked") }) private var onlyIfLinked: Bool
    /// Whether a type that deep links reach in another way is exempt.
    @Parameter({ $0.flag("unless-reached") }) private var isOtherwiseReached: Bool
    /// Whether the member may be that of an object that the type stores, which is no other module's type of this name.
    @Parameter({ $0.flag("or-held") }) private var mayBeHeld: Bool
    /// The route of which any method that makes a view will do.
    @Parameter({ $0.optionalStem("or-showing") }) private var shown: NamePattern?

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
