/// Types of roles that the app should not have.
struct ForbiddenType: Check {
    @Parameter({ $0.texts("of") }) private var roles: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: roles) { report.add(type, ["name": type.name]) }
    }
}
