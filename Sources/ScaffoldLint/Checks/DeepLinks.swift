/// What is wrong with the app's deep links, one kind for each rule: `finding: route.ambiguous`.
///
/// An app without deep links has nothing wrong.
struct DeepLinks: Check {
    static let parameters = ["finding", "at-entry", "entry"]
    let readsLinks = true
    private let finding: String
    /// Whether the finding stands at the app's parser, which lacks something, and not at what it lacks.
    private let isAtEntry: Bool
    /// What is missing there, in the message's words.
    private let entry: String?

    init(_ parameters: inout Parameters) {
        finding = parameters.text("finding")
        isAtEntry = parameters.flag("at-entry")
        entry = parameters.optionalText("entry")
    }

    /// What is missing in the app's parser, as part of another check.
    init(finding: String, entry: String) {
        self.finding = finding
        self.entry = entry
        isAtEntry = true
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard let routes = app.routes else { return }
        for found in routes.findings where found.rule == finding {
            let module = app.modules.module(of: found.declaration, at: app.index.files[found.place].path)
            let detail = found.message + (found.hint.map { "; \($0)" } ?? "")
            let parser = isAtEntry ? routes.parsers.first(where: \.isReached)?.function : nil
            report.add(
                parser?.declaration.nameRange ?? found.range,
                in: parser?.file ?? found.place,
                of: found.declaration,
                ["detail": detail, "title": entry ?? "", "module": module ?? ""],
                module: module
            )
        }
    }
}
