/// Types of a role, with a view model of their own, that have to inherit a class of the app.
struct BaseClass: Check {
    static let parameters = ["in", "base", "known"]
    private let role: String
    private let base: String
    /// The frameworks' classes that are certainly none of the base's.
    private let known: Set<String>

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        base = parameters.text("base")
        known = parameters.set("known")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let link = ScreenLink(app: app)
        for type in app.types(in: role) where type.kind == .class && type.name != base {
            guard let model = link.viewModel(of: type), !app.index.isKind(type, of: [base]),
                !type.hasForeignSuperclass(in: app.index, besides: known), !isAbove(type, in: app)
            else { continue }
            report.add(type, ["name": type.name, "base": base, "model": model])
        }
    }

    /// Whether the base itself inherits the type.
    private func isAbove(_ type: IndexedType, in app: LintContext) -> Bool {
        app.index.type(base).map { app.index.isKind($0, of: [type.name]) } ?? false
    }
}
