import SwiftOutline

/// A type of the module that has to conform to a protocol of the module, which has to be there.
///
/// A protocol of another name that asks for methods of the same results counts.
struct ModuleConformance: Check {
    static let parameters = ["type", "protocol", "making", "plain-by", "others"]
    private let type: StemPattern
    private let conformance: StemPattern
    /// The roles of what the protocol's methods make.
    private let made: [String]
    /// Methods of containers that do without protocols: where the app has no such protocol at all, they are its way.
    private let plain: StemPattern?
    /// What the protocol of any module may be called.
    private let others: [StemPattern]

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        conformance = parameters.stem("protocol")
        made = parameters.texts("making")
        plain = parameters.optionalStem("plain-by")
        others = parameters.stems("others")
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module),
            makesSomething(module, found, in: app), !isPlain(module, found, in: app)
        else { return }
        let wanted = conformance.name(module.name)
        if found.inherits(wanted), app.index.type(wanted) != nil { return }
        let standIns = found.protocols(in: app.index).filter { $0.name != wanted && asks($0, in: app) }
        guard standIns.isEmpty else { return }
        let detail = app.index.type(wanted) == nil ? "there is no protocol \"\(wanted)\"" : "it does not conform to it"
        report.add(
            found,
            ["name": found.name, "protocol": wanted, "detail": detail],
            module: module.name,
            fix: app.fix(of: module) ?? ConformanceFix(app).fix(found, to: wanted)
        )
    }

    /// Whether the module has what the protocol's methods would make: a missing piece is told once.
    ///
    /// What other modules hang on is made by who starts the app, not by its own container.
    private func makesSomething(_ module: LintModule, _ container: IndexedType, in app: LintContext) -> Bool {
        guard made.contains(where: { app.has(module, aTypeIn: $0) }) else { return false }
        return asks(container, in: app) || !isParent(module, in: app)
    }

    /// Whether the container makes those of other modules.
    private func isParent(_ module: LintModule, in app: LintContext) -> Bool {
        return app.modules.modules.contains { other in
            other.name != module.name
                && app.calls.sites(of: type.name(other.name)).contains { app.scope(of: $0) == type.name(module.name) }
        }
    }

    private func isPlain(_ module: LintModule, _ container: IndexedType, in app: LintContext) -> Bool {
        guard let plain, !container.members(named: plain.name(module.name)).isEmpty else { return false }
        return !app.index.types.contains { type in
            type.kind == .protocol && others.contains { $0.stem(of: type.name).map { app.modules[$0] != nil } == true }
        }
    }

    private func asks(_ candidate: IndexedType, in app: LintContext) -> Bool {
        candidate.members.contains { member in
            guard member.declaration.kind == .func, let result = member.declaration.type else { return false }
            return app.has(TypeText(result.text).name, oneOf: made)
        }
    }
}
