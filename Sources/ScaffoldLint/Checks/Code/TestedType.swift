import AppModel

/// Types of roles that no test constructs, itself, through a factory method or by an alias: `typealias Sut = CartViewModel`.
struct TestedType: Check {
    private let roles: [String]
    private let mocks: ExemptNames

    init(_ parameters: inout Parameters) {
        roles = parameters.texts("of")
        mocks = parameters.exemptNames()
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let aliases = aliases(in: .source, of: app)
        let named = Set(self.aliases(in: .test, of: app).values.map { aliases[$0] ?? $0 })
        for type in app.types(in: roles)
        where type.kind != .protocol && !isExempt(type, in: app) && !named.contains(type.name) {
            let sites = [type.name, "make" + type.name].flatMap(app.calls.sites)
            let isTested = sites.contains { app.model.files[$0.file].role == .test }
            if !isTested { report.add(type, ["name": type.name]) }
        }
    }

    /// The type aliases that files of a role declare: the aliased type by the alias.
    private func aliases(in role: SourceFile.Role, of app: LintContext) -> [String: String] {
        let outer = app.model.files.filter { $0.role == role }.flatMap(\.outline.declarations)
        let all = outer + outer.flatMap(\.members)
        return all.filter { $0.kind == .typealias }.reduce(into: [:]) { $0[$1.name] = $1.typeName }
    }

    /// Whether the type is a mock, generic, tested through its subclasses, or has static members only.
    private func isExempt(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        mocks.contains(type.name) || type.place.declaration.genericClause != nil || app.isInherited(type.name)
            || !type.members.isEmpty && type.members.allSatisfy { $0.declaration.hasModifier("static") }
    }
}
