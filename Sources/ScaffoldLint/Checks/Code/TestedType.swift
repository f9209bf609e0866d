import AppModel
import ScaffoldKit

/// Types of roles that no test constructs, itself or through a factory method.
struct TestedType: Check {
    private let roles: [String]
    private let mocks: ExemptNames

    init(_ parameters: inout Parameters) {
        roles = parameters.texts("of")
        mocks = parameters.exemptNames()
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: roles) where type.kind != .protocol && !isExempt(type, in: app) {
            let sites = [type.name, "make" + type.name].flatMap(app.calls.sites)
            let isTested = sites.contains { app.model.files[$0.file].role == .test }
            if !isTested { report.add(type, ["name": type.name]) }
        }
    }

    /// Whether the type is a mock, generic, or tested through its subclasses.
    private func isExempt(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        mocks.contains(type.name) || type.place.declaration.genericClause != nil || app.isInherited(type.name)
    }
}
