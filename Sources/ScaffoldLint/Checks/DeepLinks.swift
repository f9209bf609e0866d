/// What is wrong with the app's deep links, one kind for each rule: `finding: route.ambiguous`.
///
/// An app without deep links has nothing wrong.
struct DeepLinks: Check {
    static let parameters = ["finding"]
    private let finding: String

    init(_ parameters: inout Parameters) {
        finding = parameters.text("finding")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        for found in RouteMap(of: app.index, schemes: nil).findings where found.rule == finding {
            let detail = found.message + (found.hint.map { "; \($0)" } ?? "")
            report.add(found.range, in: found.place, of: found.declaration, ["detail": detail])
        }
    }
}
