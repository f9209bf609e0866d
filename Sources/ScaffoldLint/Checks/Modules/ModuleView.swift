import AppModel

/// Modules' coordinators that nothing shows: no view of the style's name, no other view that stores it, none of its own methods. A screen,
/// which has a view model, is not the coordinator's view.
struct ModuleView: Check {
    /// The coordinator.
    @Parameter({ $0.stem("of") }) private var type: NamePattern
    /// The view.
    @Parameter({ $0.stem("type") }) private var view: NamePattern
    /// Containers with which a coordinator shows its screens itself: `NavigationStack`.
    @Parameter({ $0.set("stacks") }) private var stacks: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        let views = app.model.sourceTypes.filter { $0.kind == .struct && $0.inherits("View") }
        let shown = shown(by: views, type, app)
        let generic = Set(views.filter { $0.place.declaration.genericClause != nil }.map(\.name))
        let parameters = SwiftWords(views.compactMap(\.place.declaration.genericClause?.text).joined())
        for module in app.modules.modules {
            let name = view.name(module.name)
            guard let coordinator = app.type(type, of: module), coordinator.kind == .class,
                app.model.type(name) == nil, !shown.contains(coordinator.name)
            else { continue }
            // It may show itself, in a stack or in a generic view.
            let own = app.names(in: coordinator)
            guard !own.contains(where: { stacks.contains($0) || generic.contains($0) }),
                !coordinator.protocols(in: app.model).contains(where: { parameters.contains($0.name) })
            else { continue }
            let values = ["name": name, "module": module.name]
            report.add(coordinator, values, module: module.name, fix: app.fix(of: module))
        }
    }

    /// The coordinators that views of their own module, or of no module, store.
    private func shown(by views: [TypeDeclaration], _ type: NamePattern, _ app: LintContext) -> Set<String> {
        var shown: Set<String> = []
        let screens = ScreenLink(app: app)
        for view in views where screens.viewModel(of: view) == nil {
            let module = app.modules.stem(of: view.name)
            for property in view.storedProperties {
                for word in SwiftWords(property.type?.text ?? property.constructedType ?? "").words {
                    guard let stem = type.stem(of: String(word)), module ?? stem == stem else { continue }
                    shown.insert(String(word))
                }
            }
        }
        return shown
    }
}
