import Diagnostics

/// Classes of a role that load data and do not use one of some names, such as a logger.
struct TypeMentions: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.set("any-of") }) private var words: Set<String>
    /// Parts of names, in lower case, that are accepted too.
    @Parameter({ $0.texts("containing") }) private var fragments: [String]
    @Parameter({ $0.optionalText("shown-by") }) private var viewRole: String?

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
