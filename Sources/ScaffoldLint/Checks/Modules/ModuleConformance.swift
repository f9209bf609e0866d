import AppModel

/// A type of a module that does not conform to the module's protocol, or a module without that protocol.
///
/// A protocol of another name whose methods have the same results is accepted.
struct ModuleConformance: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    @Parameter({ $0.stem("protocol") }) private var conformance: NamePattern
    /// The roles of the results of the protocol's methods.
    @Parameter({ $0.texts("making") }) private var made: [String]
    /// Methods of containers without protocols. They are accepted in an app that has no such protocol at all.
    @Parameter({ $0.optionalStem("plain-by") }) private var plain: NamePattern?
    /// Patterns for the name of any module's protocol.
    @Parameter({ $0.stems("others") }) private var others: [NamePattern]

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module),
            makesSomething(module, found, in: app), !isPlain(module, found, in: app)
        else { return }
        let wanted = conformance.name(module.name)
        if found.inherits(wanted), app.model.type(wanted) != nil { return }
        let replacements = found.protocols(in: app.model).filter { $0.name != wanted && hasFactory($0, in: app) }
        guard replacements.isEmpty else { return }
        let detail = app.model.type(wanted) == nil ? "there is no protocol \"\(wanted)\"" : "it does not conform to it"
        let fix = app.fix(of: module) ?? ConformanceFix(app).fix(found, to: wanted)
        let values = ["name": found.name, "protocol": wanted, "detail": detail]
        report.add(found, values, module: module.name, fix: fix)
    }

    /// Whether the module has what the protocol's methods would make: a missing piece is one finding.
    ///
    /// A module that makes the containers of others is made by the app's entry point, not by its own container.
    private func makesSomething(_ module: LintModule, _ container: TypeDeclaration, in app: LintContext) -> Bool {
        guard made.contains(where: { app.has(module, aTypeIn: $0) }) else { return false }
        return hasFactory(container, in: app) || !isParent(module, in: app)
    }

    /// Whether the container makes containers of other modules.
    private func isParent(_ module: LintModule, in app: LintContext) -> Bool {
        app.modules.modules.contains { other in
            other.name != module.name
                && app.calls.sites(of: type.name(other.name)).contains { app.scope(of: $0) == type.name(module.name) }
        }
    }

    private func isPlain(_ module: LintModule, _ container: TypeDeclaration, in app: LintContext) -> Bool {
        guard let plain, !container.members(named: plain.name(module.name)).isEmpty else { return false }
        return !app.model.types.contains { type in
            type.kind == .protocol && others.contains { $0.stem(of: type.name).map { app.modules[$0] != nil } == true }
        }
    }

    /// Whether a type has a method that makes what the protocol's methods make.
    private func hasFactory(_ candidate: TypeDeclaration, in app: LintContext) -> Bool {
        candidate.methods.contains { app.has(typeOf: $0, oneOf: made) }
    }
}
