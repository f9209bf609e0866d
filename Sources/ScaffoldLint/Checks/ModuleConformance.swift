import SwiftOutline

/// A type of the module that has to conform to a protocol of the module, which has to be there.
///
/// A protocol of another name that asks for methods of the same results counts.
struct ModuleConformance: Check {
    static let parameters = ["type", "protocol", "making"]
    private let type: StemPattern?
    private let conformance: StemPattern?
    /// The roles of what the protocol's methods make.
    private let made: [String]

    init(_ parameters: inout Parameters) {
        type = StemPattern(parameters.text("type"))
        conformance = StemPattern(parameters.text("protocol"))
        made = parameters.texts("making")
    }

    func inspect(_ module: LintModule, in app: AppView, _ report: inout Report) {
        guard let type, let conformance, let found = app.index.type(type.name(module.name)),
            makesSomething(module, in: app)
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
            fix: app.fix(of: module)
        )
    }

    /// Whether the module has what the protocol's methods would make: a missing piece is told once.
    private func makesSomething(_ module: LintModule, in app: AppView) -> Bool {
        made.contains { role in app.types(in: role).contains { app.modules.stem(of: $0.name) == module.name } }
    }

    private func asks(_ candidate: IndexedType, in app: AppView) -> Bool {
        candidate.members.contains { member in
            guard member.declaration.kind == .func, let result = member.declaration.type else { return false }
            return app.has(TypeText(result.text).name, oneOf: made)
        }
    }
}
