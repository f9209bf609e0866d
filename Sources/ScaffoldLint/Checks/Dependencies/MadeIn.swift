/// Types of a role that no type of another role constructs: a repository that no container makes.
struct MadeIn: Check {
    private let role: String
    private let makers: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        makers = parameters.texts("by")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard !app.types(in: makers).isEmpty else { return }
        for type in app.types(in: role)
        where type.kind != .protocol && !app.isInherited(type.name) && !app.isMade(type.name, in: makers) {
            report.add(type, ["name": type.name])
        }
    }
}
