import AppModel

/// View models that a factory of screens makes and that no view of a role uses.
struct ShownByView: Check {
    @Parameter({ $0.text("of") }) private var role: String
    @Parameter({ $0.texts("made-by") }) private var makers: [String]
    @Parameter({ $0.text("views") }) private var views: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        let shown = Set(app.types(in: views).flatMap(app.names))
        for type in app.types(in: role) where type.kind == .class && app.isMade(type.name, in: makers) {
            // A view may use its view model through a protocol.
            let names = (type.lineage(in: app.model) + type.protocols(in: app.model)).map(\.name)
            guard !names.contains(where: shown.contains), !isPassedOn(type, in: app) else { continue }
            report.add(type, ["name": type.name])
        }
    }

    /// Whether a type that makes the view model also makes a generic view.
    private func isPassedOn(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        let sites = app.calls.sites(of: type.name)
        let makers = app.types(in: self.makers).filter { maker in sites.contains { $0.isWithin(maker) } }
        let generic = app.types(in: views).filter { $0.place.declaration.genericClause != nil }
        return generic.flatMap { app.calls.sites(of: $0.name) }.contains { site in
            makers.contains(where: site.isWithin)
        }
    }
}
