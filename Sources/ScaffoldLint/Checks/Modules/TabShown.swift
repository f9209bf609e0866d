import AppModel
import Diagnostics

/// Modules' tabs that have a case but are not shown, or are shown but have no case.
///
/// Only apps whose tab view names the modules' coordinators one by one are checked.
struct TabShown: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    /// The enumeration of the tabs.
    @Parameter({ $0.text("tabs") }) private var tabs: String
    /// The view that shows the tabs: `TabView`.
    @Parameter({ $0.text("container") }) private var container: String
    /// Whether the rule is about the case instead of the screen.
    @Parameter({ $0.text("lacking") == "case" }) private var isAboutCase: Bool
    @Parameter({ $0.text("entry") }) private var entry: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard let tabs = app.model.type(tabs), tabs.kind == .enum, let (view, names) = tabView(in: app) else { return }
        let cases = Set(tabs.cases.map(\.name))
        let modules = app.modules.modules.filter { app.model.type(type.name($0.name))?.kind == .class }
        let isShown = { (module: LintModule) in names.contains(type.name(module.name).lowercased()) }
        let shown = modules.count(where: isShown)
        // Tabs may have other names than their modules. Then the tabs have as many cases as modules are shown.
        guard shown > 0, !isAboutCase || cases.count < shown else { return }
        let place = isAboutCase ? tabs.place : view.place
        for module in modules where isShown(module) == isAboutCase {
            guard cases.contains(NameWords(module.name).camel) != isAboutCase else { continue }
            report.add(entry, for: module, module.name, at: place.nameSite, of: "\(module.name)(\(entry))")
        }
    }

    /// The app's tab view, with the names in it in lower case.
    private func tabView(in app: LintContext) -> (view: TypeDeclaration, names: Set<String>)? {
        for type in app.model.sourceTypes where type.kind == .struct && type.inherits("View") {
            let names = app.names(in: type)
            if names.contains(container) { return (type, Set(names.map { $0.lowercased() })) }
        }
        return nil
    }
}
