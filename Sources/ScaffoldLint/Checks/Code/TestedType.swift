import AppModel
import SwiftOutline

/// Types of roles that no test constructs, itself, through a factory method or by an alias, `typealias Sut = CartViewModel`, or stores.
struct TestedType: Check {
    @Parameter({ $0.texts("of") }) private var roles: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        let aliases = app.aliases(in: .source).mapValues { TypeText.bare(of: $0) }
        let tests = app.model.files.filter { $0.role == .test }.flatMap(\.outline.allDeclarations)
        let held = tests.filter { $0.kind == .var || $0.kind == .let }.compactMap(\.typeName)
        let tested = app.aliases(in: .test).values.map { TypeText.bare(of: $0) } + held
        let named = Set(tested.map { aliases[$0] ?? $0 })
        for type in app.types(in: roles)
        where type.kind != .protocol && !isExempt(type, in: app) && !named.contains(type.name) {
            let sites = [type.name, "make" + type.name].flatMap(app.calls.sites)
            let isTested = sites.contains { app.model.files[$0.file].role == .test }
            if !isTested { report.add(type, ["name": type.name]) }
        }
    }

    /// Whether the type is generic, tested through its subclasses, or has static members only.
    private func isExempt(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        type.place.declaration.genericClause != nil || app.isInherited(type.name)
            || !type.members.isEmpty && type.members.allSatisfy { $0.declaration.hasModifier("static") }
    }
}
