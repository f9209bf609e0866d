/// Classes of a role that have a view model but lack a member.
struct RequiredMember: Check {
    private let role: String
    private let member: String
    /// A type of the app without which nothing is checked.
    private let precondition: String?

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        member = parameters.text("member")
        precondition = parameters.optionalText("if-declared")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        if let precondition, app.model.type(precondition) == nil { return }
        let link = ScreenLink(app: app)
        for type in app.types(in: role) where type.kind == .class && link.viewModel(of: type) != nil {
            guard type.lineage(in: app.model).allSatisfy({ $0.members(named: member).isEmpty }) else { continue }
            report.add(type, ["name": type.name, "member": member])
        }
    }
}
