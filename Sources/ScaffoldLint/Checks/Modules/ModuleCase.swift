import AppModel

/// Modules' routes that are not a case of the app's route.
struct ModuleCase: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    @Parameter({ $0.texts("of") }) private var roles: [String]
    /// The entry's name in the message.
    @Parameter({ $0.text("entry") }) private var entry: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        let cases = RouteCases(app, in: roles)
        guard let owner = cases.owner else { return }
        for module in app.modules.modules {
            let name = type.name(module.name)
            guard name != owner.name, cases[name] == nil, app.model.type(name)?.kind == .enum else { continue }
            report.add(entry, for: module, name, at: owner.place.nameSite, of: "\(owner.name)(\(name))")
        }
    }
}
