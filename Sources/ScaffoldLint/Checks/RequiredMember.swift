/// Types of a role, with a view model of their own, that have to have a member, if the app knows of the idea at all.
struct RequiredMember: Check {
    static let parameters = ["in", "member", "if-declared"]
    private let role: String
    private let member: String
    /// A type of the app without which the rule says nothing.
    private let precondition: String?

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        member = parameters.text("member")
        precondition = parameters.optionalText("if-declared")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        if let precondition, app.index.type(precondition) == nil { return }
        let link = ScreenLink(app: app)
        for type in app.types(in: role) where type.kind == .class && link.viewModel(of: type) != nil {
            let all = type.lineage(in: app.index)
            guard !all.contains(where: { !$0.members(named: member).isEmpty }) else { continue }
            report.add(type, ["name": type.name, "member": member])
        }
    }
}
