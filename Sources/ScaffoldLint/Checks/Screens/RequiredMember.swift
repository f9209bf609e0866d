import AppModel

/// Classes of a role that have a view model, or that a type of some roles makes, but lack a member.
struct RequiredMember: Check {
    private let role: String
    private let member: String
    /// The roles of the types that make screens.
    private let makers: [String]
    /// Classes of frameworks that do not have the member.
    private let known: Set<String>
    /// A type of the app without which nothing is checked.
    private let precondition: String?

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        member = parameters.text("member")
        makers = parameters.texts("or-made-by")
        known = parameters.set("known")
        precondition = parameters.optionalText("if-declared")
    }

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
