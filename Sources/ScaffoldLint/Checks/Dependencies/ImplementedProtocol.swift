/// Protocols of a role to which only mocks conform.
struct ImplementedProtocol: Check {
    private let role: String
    private let mocks: ExemptNames

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        mocks = parameters.exemptNames()
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: role)
        where type.kind == .protocol && !app.isImplemented(type.name, besides: mocks.contains) {
            report.add(type, ["name": type.name])
        }
    }
}
