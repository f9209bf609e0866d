import AppModel

/// Classes of a role that have a view model, or that a type of some roles makes, but lack a member.
struct RequiredMember: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.text("member") }) private var member: String
    /// The roles of the types that make screens.
    @Parameter({ $0.texts("or-made-by") }) private var makers: [String]
    /// Classes of frameworks that do not have the member.
    @Parameter({ $0.set("known") }) private var known: Set<String>
    /// A type of the app without which nothing is checked.
    @Parameter({ $0.optionalText("if-declared") }) private var precondition: String?

    func inspect(_ app: LintContext, _ report: inout Report) {
        if let precondition, app.model.type(precondition) == nil { return }
        let link = ScreenLink(app: app)
        for type in app.types(in: role) where type.kind == .class {
            guard link.viewModel(of: type) != nil || isMade(type, in: app),
                type.lineage(in: app.model).allSatisfy({ $0.members(named: member).isEmpty })
            else { continue }
            report.add(type, ["name": type.name, "member": member])
        }
    }

    private func isMade(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        !type.hasForeignSuperclass(in: app.model, besides: known) && !app.isInherited(type.name)
            && app.isMade(type.name, in: makers)
    }
}
