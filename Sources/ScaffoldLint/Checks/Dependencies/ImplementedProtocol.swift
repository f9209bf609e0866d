/// Protocols of a role to which only mocks conform.
struct ImplementedProtocol: Check {
    @Parameter({ $0.text("of") }) private var role: String
    @Parameter({ $0.exemptNames() }) private var mocks: ExemptNames

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.types(in: role)
        where type.kind == .protocol && !app.isImplemented(type.name, besides: mocks.contains) {
            report.add(type, ["name": type.name])
        }
    }
}
