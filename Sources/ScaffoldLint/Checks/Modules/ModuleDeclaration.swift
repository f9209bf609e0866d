import AppModel

/// A declaration that every module has to have, with its superclass or protocol, or with a method.
///
/// Another declaration may replace it: an enumeration that a method of the module takes, or a type of a role that makes the same.
struct ModuleDeclaration: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    @Parameter({ $0.optionalText("inherits") }) private var base: String?
    @Parameter({ $0.optionalText("overriding") }) private var method: String?
    /// A declaration of the module without which the module is not checked.
    @Parameter({ $0.optionalStem("for") }) private var precondition: NamePattern?
    /// The type whose methods take the replacement.
    @Parameter({ $0.optionalStem("taken-by") }) private var taker: NamePattern?
    @Parameter({ $0.set("methods") }) private var methods: Set<String>
    /// The roles of types that may make the declaration's products instead, and the roles of these products.
    @Parameter({ $0.texts("maker") }) private var makers: [String]
    @Parameter({ $0.texts("making") }) private var made: [String]
    /// Another name of the declaration.
    @Parameter({ $0.optionalStem("or") }) private var other: NamePattern?
    /// The role of the screens that need the declaration, too, where nothing makes them or their view model.
    @Parameter({ $0.optionalText("for-unmade") }) private var unmade: String?

    /// Checks the screens of no module, where the app's modules have the declaration.
    func inspect(_ app: LintContext, _ report: inout Report) {
        guard let unmade, app.model.sourceTypes.contains(where: { type.stem(of: $0.name) != nil }) else { return }
        let screens = ScreenLink(app: app)
        let viewModel = NamePattern("<M>ViewModel")
        for view in app.types(in: unmade) where app.modules.stem(of: view.name) == nil {
            guard let model = screens.viewModel(of: view), let stem = viewModel?.stem(of: model),
                [stem, stem + "View", stem + "Screen"].contains(view.name),
                [model, view.name].allSatisfy({ app.uses(of: $0).isEmpty && app.calls.metatypes(of: $0).isEmpty })
            else { continue }
            report.add(view, ["name": type.name(stem), "module": stem])
        }
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        let wanted = type.name(module.name)
        guard let found = app.type(type, of: module) else {
            guard method == nil, let anchor = module.anchors.first, isWanted(module, in: app) else { return }
            let detail = "there is no \"\(wanted)\""
            let values = ["name": wanted, "module": module.name, "detail": detail]
            return report.add(anchor, values, module: module.name, fix: app.fix(of: module))
        }
        if let method {
            guard lacks(method, found, in: app) else { return }
            let values = ["name": wanted, "detail": "it has no \"\(method)\""]
            return report.add(found, values, module: module.name)
        }
        guard let base, found.name != base, !app.model.isKind(found, of: [base]),
            !found.hasForeignSuperclass(in: app.model), app.hasBase(base) || isFirst(found, in: app),
            // The app's base may have another name.
            app.model.type(base) != nil || found.superclasses(in: app.model).isEmpty
        else { return }
        let detail = "\"\(found.name)\" does not inherit \"\(base)\""
        report.add(found, ["name": found.name, "module": module.name, "detail": detail], module: module.name)
    }

    /// Whether no earlier module's declaration could inherit the base either: a base class that the app lacks is reported once.
    private func isFirst(_ found: TypeDeclaration, in app: LintContext) -> Bool {
        let all = app.modules.modules.lazy.compactMap { app.type(type, of: $0) }
        return all.first { !$0.hasForeignSuperclass(in: app.model) }?.name == found.name
    }

    /// Whether a type does not implement a method that the base leaves to it. Another rule reports a class without the base.
    private func lacks(_ method: String, _ type: TypeDeclaration, in app: LintContext) -> Bool {
        guard base.map({ app.model.isKind(type, of: [$0]) }) ?? true else { return false }
        let own = type.lineage(in: app.model).filter { $0.name != base }
        if let base, let found = app.model.type(base), implements(method, found, in: app) { return false }
        return !own.contains { $0.members(named: method).contains { $0.declaration.kind == .func } }
    }

    /// Whether a base class implements a method, instead of only trapping.
    private func implements(_ method: String, _ base: TypeDeclaration, in app: LintContext) -> Bool {
        base.members(named: method).contains { member in
            guard let body = member.declaration.bodyRange else { return false }
            let names = app.model.file(of: member).outline.names(in: body)
            return !names.isEmpty && Set(names).isDisjoint(with: ["fatalError", "preconditionFailure"])
        }
    }

    /// Whether the module lacks the declaration and has no replacement.
    private func isWanted(_ module: LintModule, in app: LintContext) -> Bool {
        if let precondition, app.type(precondition, of: module) == nil { return false }
        if let other, app.model.type(other.name(module.name)) != nil { return false }
        if let taker, let owner = app.type(taker, of: module) {
            let types = owner.members.map(\.declaration).filter { methods.contains($0.name) }
                .flatMap(\.parameters).map(\.typeName)
            if types.contains(where: { app.model.type($0)?.kind == .enum }) { return false }
        }
        guard !made.isEmpty else { return true }
        let own = app.types(in: made).filter { app.modules.stem(of: $0.name) == module.name }
        return !own.isEmpty && !own.contains { app.isMade($0.name, in: makers) }
    }
}
