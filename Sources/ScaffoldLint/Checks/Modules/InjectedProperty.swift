import AppModel

/// A type of the module that does not store what its initialiser should be given, such as a container.
struct InjectedProperty: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    /// Another name of the type.
    @Parameter({ $0.optionalStem("or") }) private var other: NamePattern?
    /// The required type of the property; a type that it inherits or conforms to is accepted too.
    @Parameter({ $0.optionalText("holding") }) private var held: String?
    /// Roles of types that are accepted instead.
    @Parameter({ $0.texts("of") }) private var roles: [String]
    /// The type of the module that should store this one. If this one is missing, the finding is at that type.
    @Parameter({ $0.optionalStem("for") }) private var owner: NamePattern?
    /// A declaration of the module without which the module is not checked.
    @Parameter({ $0.optionalStem("if-declared") }) private var precondition: NamePattern?
    /// The screens of a module by which a type that should store this one belongs to it, though its name is shorter.
    @Parameter({ $0.optionalStem("showing") }) private var screens: NamePattern?

    /// Checks the types that make the one screen of a module of a longer name: `DetailCoordinator` of `CartDetailViewController`.
    func inspect(_ app: LintContext, _ report: inout Report) {
        guard let owner, let screens else { return }
        for holder in app.model.sourceTypes where holder.kind == .class {
            guard let short = owner.stem(of: holder.name), app.modules.stem(of: holder.name) == nil else { continue }
            let shown = Set(app.names(in: holder)).compactMap(screens.stem).filter { name in
                app.model.type(screens.name(name)) != nil
                    && app.uses(of: screens.name(name)).contains { $0.isWithin(holder) }
            }
            guard shown.count == 1, shown[0].hasSuffix(short), app.modules[shown[0]] == nil,
                case let name = type.name(shown[0]), app.model.type(name) == nil
            else { continue }
            missing(name, at: holder, module: nil, in: app, &report)
        }
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        if let precondition, app.type(precondition, of: module) == nil { return }
        guard let found = app.type(type, of: module) else {
            guard let owner, let holder = app.type(owner, of: module), holder.kind == .class,
                other.flatMap({ app.type($0, of: module) }) == nil
            else { return }
            return missing(type.name(module.name), at: holder, module: module, in: app, &report)
        }
        guard found.kind == .class || found.kind == .struct, !found.hasForeignSuperclass(in: app.model) else { return }
        let lineage = found.lineage(in: app.model)
        let names = held.flatMap(app.model.type).map(app.model.names) ?? []
        let hasProperty = lineage.flatMap(\.storedProperties).compactMap(\.typeName)
            .contains { isWanted($0, names, in: app) }
        let isGiven =
            found.kind == .struct && found.initializers.isEmpty
            || lineage.flatMap(\.initializers).flatMap(\.parameters).contains { isWanted($0.typeName, names, in: app) }
        guard !hasProperty || !isGiven else { return }
        let detail = hasProperty ? "makes its own" : "holds no"
        let values = ["name": found.name, "held": held ?? "its container", "detail": detail]
        report.add(found, values, module: module.name)
    }

    /// Reports a missing type at the type that should store it, unless that one stores another type of the roles.
    private func missing(
        _ name: String,
        at holder: TypeDeclaration,
        module: LintModule?,
        in app: LintContext,
        _ report: inout Report
    ) {
        let others = holder.lineage(in: app.model).flatMap(\.storedProperties).compactMap(\.typeName)
            .filter { isOfRole($0, in: app) }
        guard others.allSatisfy({ $0 == held }) else { return }
        let values = ["name": name, "held": held ?? "", "detail": "is missing, which holds the"]
        report.add(holder, values, module: module?.name, fix: module.flatMap(app.fix))
    }

    /// - Parameter names: What the required type inherits and conforms to.
    private func isWanted(_ name: String, _ names: Set<String>, in app: LintContext) -> Bool {
        name == held || names.contains(name) || isOfRole(name, in: app)
    }

    /// Whether a type has one of the roles, or is a protocol of one that has.
    private func isOfRole(_ name: String, in app: LintContext) -> Bool {
        if app.has(name, oneOf: roles) { return true }
        return app.model.type(name)?.kind == .protocol
            && app.conformances[name]?.contains { app.has($0, oneOf: roles) } == true
    }
}
