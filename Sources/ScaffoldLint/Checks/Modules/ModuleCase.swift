import AppModel

/// Modules' routes that are not a case of the app's route.
struct ModuleCase: Check {
    private let type: NamePattern
    private let roles: [String]
    /// The entry's name in the message.
    private let entry: String

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        roles = parameters.texts("of")
        entry = parameters.text("entry")
    }

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
