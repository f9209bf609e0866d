import AppModel
import Diagnostics
import FileTransaction
import Styles

/// Plans an app's `.scaffold.yml` from the choices found in its sources, for people to correct.
package struct ConfigurationPlanner: Sendable {
    private static let title = "Configuration"

    private let style: Style

    package init(style: Style) { self.style = style }

    /// Plans the file.
    ///
    /// - Parameters:
    ///   - options: Choices among the style's options. They override those found in the sources.
    ///   - habits: The settings for rules that most modules break, each with the share of them.
    ///   - overwrites: Whether to overwrite an existing configuration.
    /// - Throws: `Failure`; an existing configuration with other contents is a conflict.
    package func plan(
        options: [Located<StyleChoice>] = [],
        habits: [(setting: String, share: String)] = [],
        overwrites: Bool = false,
        in tree: inout FileTree
    ) throws(Failure) -> ChangeSet {
        let app = try PlannedApp(of: tree)
        let conventions = try ConventionsFinder(manifest: style.manifest, app: app, tree: tree)
            .conventions(except: nil, configuration: AppConfiguration())
        let text = ConfigurationText(
            manifest: style.manifest,
            choices: try StyleChoices(options, of: style.manifest, following: conventions.options),
            conventions: conventions,
            habits: habits
        ).text
        let path = RelativePath(trusted: AppConfiguration.path)
        guard let status = try tree.place(text, at: path, overwrites: overwrites) else {
            throw .conflicts([PlanConflict(path: path.text, title: Self.title)])
        }
        let entry = ChangeSet.File(path: path.text, status: status, origin: .configuration, title: Self.title)
        var plan = ChangeSet(
            module: app.appNames.name,
            kind: .styled(style.name),
            files: [entry],
            notes: notes(conventions, app)
        )
        if let manifest = try ProjectManifest(of: tree), manifest.generator.isRead {
            plan.notes.append(manifest.remark)
        }
        return plan
    }

    private func notes(_ conventions: Conventions, _ app: PlannedApp) -> [Problem] {
        guard !app.isEmpty else { return [] }
        let modules = conventions.modules
        let found =
            modules.isEmpty
            ? "no module of the style \"\(style.name)\" was found"
            : "\(modules.count.counted("module")) found: \(modules.joined(separator: ", "))"
        let hint =
            modules.isEmpty
            ? "the style's own folders are taken; another style may fit better: scaffold style list" : nil
        return [Problem(found, hint: hint, severity: .note)]
    }
}
