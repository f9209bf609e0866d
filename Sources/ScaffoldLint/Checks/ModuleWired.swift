import SwiftOutline

/// A type of the module that something outside of the module has to construct, itself or through its factory method; of a
/// coordinator what is made has to be started, and added to those that hold it.
///
/// What is handed on to a method that may do either is not judged, nor is an app that has nothing outside of the module.
struct ModuleWired: Check {
    static let parameters = ["type", "factory", "parents", "started-by", "added-by"]
    private let type: StemPattern
    /// The factory methods that make it, any of which may be called.
    private let factories: [StemPattern]
    /// The roles of what could make it.
    private let parents: [String]
    /// Methods of which one has to be called on what was made.
    private let starters: Set<String>
    /// Methods that take what was made, and do not start it.
    private let adders: Set<String>

    init(_ parameters: inout Parameters) {
        type = parameters.stem("type")
        factories = parameters.stems("factory")
        parents = parameters.texts("parents")
        starters = parameters.set("started-by")
        adders = parameters.set("added-by")
    }

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module) else { return }
        let sites = ([found.name] + factories.map { $0.name(module.name) }).flatMap(app.calls.sites(of:))
            .filter { isOutside($0, module, in: app) }
        if sites.isEmpty {
            let hasParent = app.types(in: parents).contains { app.modules.stem(of: $0.name) != module.name }
            guard hasParent, !isNamed(found.name, outside: module, in: app) else { return }
            let detail = "nothing outside of the module makes \"\(found.name)\""
            report.add(
                found,
                ["name": found.name, "detail": detail],
                module: module.name,
                fix: app.fix(of: module)
            )
        } else if !starters.isEmpty {
            let flows = sites.map { StartedFlow($0, starters: starters, adders: adders, in: app) }
            guard let flow = flows.first, let lack = flow.lack, flows.allSatisfy({ $0.lack != nil }) else { return }
            report.add(
                flow.range,
                in: flow.file,
                of: "\(module.name)(\(found.name))",
                ["name": found.name, "detail": "\"\(found.name)\" \(lack)"],
                module: module.name
            )
        }
    }

    /// Whether something outside asks for the type itself, as one does of a container: `resolve(CartCoordinator.self)`.
    private func isNamed(_ name: String, outside module: LintModule, in app: LintContext) -> Bool {
        app.calls.metatypes(of: name).contains { isOutside($0, module, in: app) }
    }

    private func isOutside(_ site: Site, _ module: LintModule, in app: LintContext) -> Bool {
        let scope = app.scope(of: site)
        return app.isCode(site) && !module.anchors.contains { $0.name == scope }
    }
}
