/// Findings about the app's deep links, one kind for each rule: `finding: route.ambiguous`.
struct DeepLinks: Check {
    private let finding: String
    /// Whether the finding is at the app's parser, which lacks something, instead of at what it lacks.
    private let isAtEntry: Bool
    /// What the parser lacks, for the message.
    private let entry: String?

    init(_ parameters: inout Parameters) {
        finding = parameters.text("finding")
        isAtEntry = parameters.flag("at-entry")
        entry = parameters.optionalText("entry")
    }

    /// Findings about what the app's parser lacks, as part of another check.
    init(finding: String, entry: String) {
        self.finding = finding
        self.entry = entry
        isAtEntry = true
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
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
