import SwiftOutline

/// Modules' tabs that have a case and are not shown, or are shown and have no case.
///
/// Meant are apps whose view of tabs names the modules' coordinators one by one.
struct TabShown: Check {
    static let parameters = ["type", "tabs", "container", "lacking", "entry"]
    private let type: StemPattern
    /// The enumeration of the tabs.
    private let tabs: String
    /// What shows them: `TabView`.
    private let container: String
    /// Whether this rule is about the case, or about the screen.
    private let isAboutCase: Bool
    private let entry: String

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        tabs = parameters.text("tabs")
        container = parameters.text("container")
        isAboutCase = parameters.text("lacking") == "case"
        entry = parameters.text("entry")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        guard let tabs = app.index.type(tabs), tabs.kind == .enum, let (view, names) = tabView(in: app) else {
            return
        }
        let cases = Set(tabs.members.filter { $0.declaration.kind == .case }.map(\.declaration.name))
        let modules = app.modules.modules.filter { app.index.type(type.name($0.name))?.kind == .class }
        let shown = modules.filter { names.contains(type.name($0.name).lowercased()) }
        // Tabs may be called otherwise than their modules: then there are as many as are shown.
        guard !shown.isEmpty, !isAboutCase || cases.count < shown.count else { return }
        let lacking =
            isAboutCase
            ? shown.filter { !cases.contains(Self.value($0.name)) }
            : modules.filter { cases.contains(Self.value($0.name)) && !names.contains(type.name($0.name).lowercased()) }
        let place = isAboutCase ? tabs.place : view.place
        for module in lacking {
            report.add(entry, for: module, module.name, at: place.nameSite, of: "\(module.name)(\(entry))")
        }
    }

    /// The app's view of tabs, with all that it names, in small letters.
    private func tabView(in app: LintContext) -> (view: IndexedType, names: Set<String>)? {
        for type in app.index.types
        where type.kind == .struct && type.inherits("View") && app.index.files[type.place.file].role == .source {
            let names = type.parts.flatMap { app.index.file(of: $0).outline.names(in: $0.declaration.range) }
            if names.contains(container) { return (type, Set(names.map { $0.lowercased() })) }
        }
        return nil
    }

    /// `OrderHistory` is the tab `orderHistory`.
    private static func value(_ module: String) -> String {
        guard let first = module.first else { return module }
        return first.lowercased() + module.dropFirst()
    }
}
