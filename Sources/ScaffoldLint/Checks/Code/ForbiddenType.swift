/// Types of roles that the app should not have.
struct ForbiddenType: Check {
    private let roles: [String]

    init(_ parameters: inout Parameters) { roles = parameters.texts("of") }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: roles) { report.add(type, ["name": type.name]) }
    }
}
