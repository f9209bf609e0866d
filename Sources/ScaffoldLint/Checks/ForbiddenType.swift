/// Types that an app does not want at all, by their role.
struct ForbiddenType: Check {
    static let parameters = ["of"]
    private let roles: [String]

    init(_ parameters: inout Parameters) {
        roles = parameters.texts("of")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: roles) { report.add(type, ["name": type.name]) }
    }
}
