/// Types of a role that have a view model, but do not inherit a class of the app.
struct BaseClass: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.text("base") }) private var base: String
    /// Classes of frameworks that do not inherit the base.
    @Parameter({ $0.set("known") }) private var known: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        let link = ScreenLink(app: app)
        let aboveBase = app.model.type(base).map(app.model.names) ?? []
        for type in app.types(in: role) where type.kind == .class && type.name != base {
            guard let model = link.viewModel(of: type), !app.model.isKind(type, of: [base]),
                !type.hasForeignSuperclass(in: app.model, besides: known), !aboveBase.contains(type.name)
            else { continue }
            report.add(type, ["name": type.name, "base": base, "model": model])
            // If the app has no base class at all, it is reported once.
            guard app.hasBase(base) else { return }
        }
    }
}
