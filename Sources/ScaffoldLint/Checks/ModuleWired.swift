/// A type of the module that something outside of the module has to construct, itself or through its factory method.
struct ModuleWired: Check {
    static let parameters = ["type", "factory", "started-by"]
    private let type: StemPattern?
    /// The factory methods that make it, any of which may be called.
    private let factories: [StemPattern]
    /// Methods of which one has to be called on what was made, or take it.
    private let starters: Set<String>

    init(_ parameters: inout Parameters) {
        type = StemPattern(parameters.text("type"))
        factories = parameters.texts("factory").compactMap(StemPattern.init)
        starters = parameters.set("started-by")
    }

    func inspect(_ module: LintModule, in app: AppView, _ report: inout Report) {
        guard let type, let found = app.index.type(type.name(module.name)) else { return }
        let made = app.calls.sites(of: found.name).filter { isOutside($0, module, in: app) }
        let called = factories.flatMap { app.calls.sites(of: $0.name(module.name)) }
            .filter { isOutside($0, module, in: app) }
        guard made.isEmpty, called.isEmpty, !isNamed(found.name, outside: module, in: app) else { return }
        report.add(found, ["name": found.name], module: module.name, fix: app.fix(of: module))
    }

    /// Whether something outside asks for the type itself, as one does of a container: `resolve(CartCoordinator.self)`.
    private func isNamed(_ name: String, outside module: LintModule, in app: AppView) -> Bool {
        app.index.files.enumerated().contains { index, file in
            MemberUses(of: ["\(name).self"], in: file.outline, within: 0..<file.outline.source.count).contains {
                isOutside(CallSites.Site(file: index, offset: $0.range.lowerBound), module, in: app)
            }
        }
    }

    private func isOutside(_ site: CallSites.Site, _ module: LintModule, in app: AppView) -> Bool {
        let file = app.index.files[site.file]
        guard file.role == .source, !file.isPreview(site.offset) else { return false }
        guard let scope = FileScopes(file).type(at: site.offset) else { return true }
        return !module.anchors.contains { $0.name == scope }
    }
}
