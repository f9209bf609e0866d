import Diagnostics

/// Plans an app's `.scaffold.yml`: what was found in its sources, written down for people to correct.
public struct ConfigurationPlanner: Sendable {
    private static let title = "Configuration"

    private let style: Style

    public init(style: Style) {
        self.style = style
    }

    /// Plans the file.
    ///
    /// - Parameters:
    ///   - options: Choices among the style's options, which count more than what is found.
    ///   - overwrites: Whether a configuration that stands there may be overwritten.
    /// - Throws: `Failure`; a configuration that says something else is a conflict.
    public func plan(
        options: [Located<StyleChoice>] = [],
        overwrites: Bool = false,
        in tree: inout FileTree
    ) throws(Failure) -> Plan {
        let app = try AppSurvey(of: tree)
        let conventions = try ConventionsFinder(manifest: style.manifest, app: app, tree: tree)
            .conventions(except: nil, configuration: AppConfiguration())
        let text = ConfigurationText(
            manifest: style.manifest,
            choices: try choices(options, conventions),
            conventions: conventions
        ).text
        let path = RelativePath(trusted: AppConfiguration.path)
        guard let status = try tree.place(text, at: path, overwrites: overwrites) else {
            throw .conflicts([PlanConflict(path: path.text, title: Self.title)])
        }
        let entry = Plan.Entry(
            path: path.text,
            status: status,
            piece: "configuration",
            title: Self.title,
            isOfApp: true
        )
        var plan = Plan(module: app.appNames.name, style: style.name, entries: [entry], notes: notes(conventions, app))
        plan.notes += try ProjectFolders(of: tree).remarks
        return plan
    }

    private func choices(_ options: [Located<StyleChoice>], _ conventions: Conventions) throws(Failure)
        -> StyleChoices
    {
        return try StyleChoices(options, of: style.manifest, following: conventions.options)
    }

    private func notes(_ conventions: Conventions, _ app: AppSurvey) -> [Problem] {
        guard !app.isEmpty else { return [] }
        let modules = conventions.modules
        let found =
            modules.isEmpty
            ? "no module of the style \"\(style.name)\" was found"
            : "\(modules.count == 1 ? "1 module" : "\(modules.count) modules") found: \(modules.joined(separator: ", "))"
        let hint =
            modules.isEmpty
            ? "the style's own folders are taken; another style may fit better: scaffold style list" : nil
        return [Problem(found, hint: hint, severity: .note)]
    }
}
