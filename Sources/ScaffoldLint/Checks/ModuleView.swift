import SwiftOutline

/// Modules' coordinators that no view shows: neither one of the style's name, nor any other that holds it, nor its own method.
struct ModuleView: Check {
    static let parameters = ["type", "of", "stacks"]
    /// The coordinator.
    private let type: StemPattern
    /// The view.
    private let view: StemPattern
    /// What a coordinator may put its screens into itself: `NavigationStack`.
    private let stacks: Set<String>

    init(_ parameters: inout Parameters) {
        type = parameters.stem("of")
        view = parameters.stem("type")
        stacks = parameters.set("stacks")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let views = app.index.types.filter { other in
            other.kind == .struct && other.inherits("View") && app.index.files[other.place.file].role == .source
        }
        let shown = shown(by: views, type, app)
        let generic = Set(views.filter { $0.place.declaration.genericClause != nil }.map(\.name))
        for module in app.modules.modules {
            let name = view.name(module.name)
            guard let coordinator = app.type(type, of: module), coordinator.kind == .class,
                app.index.type(name) == nil, !shown.contains(coordinator.name)
            else { continue }
            // It may show itself, in a stack or in a view that is there for any coordinator.
            let own = coordinator.parts.flatMap { app.index.file(of: $0).outline.names(in: $0.declaration.range) }
            guard !own.contains(where: { stacks.contains($0) || generic.contains($0) }) else { continue }
            report.add(
                coordinator,
                ["name": name, "module": module.name],
                module: module.name,
                fix: app.fix(of: module)
            )
        }
    }

    /// The coordinators that views of their own module, or of none, hold.
    private func shown(by views: [IndexedType], _ type: StemPattern, _ app: LintContext) -> Set<String> {
        var shown: Set<String> = []
        for view in views {
            let module = app.modules.stem(of: view.name)
            for property in view.storedProperties {
                for word in SwiftWords(property.type?.text ?? "").words {
                    guard let stem = type.stem(of: String(word)), module ?? stem == stem else { continue }
                    shown.insert(String(word))
                }
            }
        }
        return shown
    }
}
