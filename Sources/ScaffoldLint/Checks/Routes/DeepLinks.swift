/// Findings about the app's deep links, one kind for each rule: `finding: route.ambiguous`.
struct DeepLinks: Check {
    @Parameter({ $0.text("finding") }) private var finding: String
    /// Whether the finding is at the app's parser, which lacks something, instead of at what it lacks.
    @Parameter({ $0.flag("at-entry") }) private var isAtEntry: Bool
    /// What the parser lacks, for the message.
    @Parameter({ $0.optionalText("entry") }) private var entry: String?

    func inspect(_ app: LintContext, _ report: inout Report) {
        Self.report(finding, isAtEntry: isAtEntry, entry, in: app, &report)
    }

    /// Reports the findings of a kind.
    static func report(
        _ finding: String,
        isAtEntry: Bool,
        _ entry: String?,
        in app: LintContext,
        _ report: inout Report
    ) {
        for found in app.routes.findings where found.rule == finding {
            let module = app.modules.module(of: found.declaration, at: app.model.files[found.position].path)
            let detail = found.message + (found.hint.map { "; \($0)" } ?? "")
            let parser = isAtEntry ? app.routes.parsers.first(where: \.isReached)?.function : nil
            report.add(
                parser?.declaration.nameRange ?? found.range,
                in: parser?.file ?? found.position,
                of: found.declaration,
                ["detail": detail, "title": entry ?? "", "module": module ?? ""],
                module: module
            )
        }
    }
}
