import AppModel

/// Classes of a role that do not conform to the protocol that is named after them, or whose protocol does not exist.
/// One that refines it, or an alias with it, serves as well.
struct TypeConformance: Check {
    @Parameter({ $0.text("in") }) private var role: String
    /// Only view models of a type of this role are checked: a cell's view model does not belong to a screen.
    @Parameter({ $0.optionalText("shown-by") }) private var viewRole: String?
    @Parameter({ $0.stem("protocol") }) private var conformance: NamePattern

    func inspect(_ app: LintContext, _ report: inout Report) {
        let aliases = app.aliases(in: .source)
        for type in app.classes(in: role, shownBy: viewRole) {
            let wanted = conformance.name(type.name)
            let isThere = app.model.type(wanted) != nil
            let lineage = type.lineage(in: app.model)
            let conforms = lineage.contains { type in
                let name = conformance.name(type.name)
                return app.model.isKind(type, of: [name])
                    || type.inherited.contains { aliases[$0.name].map { SwiftWords($0).contains(name) } == true }
            }
            if conforms {
                guard !isThere, lineage.count == 1 else { continue }
            } else if type.hasForeignSuperclass(in: app.model) {
                continue
            }
            let detail = isThere ? "it does not conform to it" : "there is no protocol \"\(wanted)\""
            let values = ["name": type.name, "protocol": wanted, "detail": detail]
            report.add(type, values, fix: ConformanceFix(app).fix(type, to: wanted))
        }
    }
}
