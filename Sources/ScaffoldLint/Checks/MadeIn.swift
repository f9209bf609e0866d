/// Types of a role that no type of another makes: a repository that the container does not know.
struct MadeIn: Check {
    static let parameters = ["of", "by"]
    private let role: String
    private let makers: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        makers = parameters.texts("by")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard !app.types(in: makers).isEmpty else { return }
        for type in app.types(in: role) where type.kind != .protocol && !app.isInherited(type.name) {
            if !app.isMade(type.name, in: makers) { report.add(type, ["name": type.name]) }
        }
    }
}
