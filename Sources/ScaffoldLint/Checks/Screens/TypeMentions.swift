import Diagnostics

/// Classes of a role that load data and do not use one of some names, such as a logger.
struct TypeMentions: Check {
    private let role: String
    private let words: Set<String>
    /// Parts of names, in lower case, that are accepted too.
    private let fragments: [String]
    private let viewRole: String?

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        words = parameters.set("any-of")
        fragments = parameters.texts("containing")
        viewRole = parameters.optionalText("shown-by")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.classes(in: role, shownBy: viewRole) where app.loading.contains(type.name) {
            let all = type.lineage(in: app.model) + type.protocols(in: app.model)
            if !all.flatMap(app.names).contains(where: isWanted) { report.add(type, ["name": type.name]) }
        }
    }

    private func isWanted(_ name: String) -> Bool {
        words.contains(name) || fragments.contains { name.lowercased().contains($0) }
    }
}
