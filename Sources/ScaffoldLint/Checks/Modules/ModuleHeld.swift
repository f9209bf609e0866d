import AppModel

/// A module's coordinator that no type outside of the module stores, or that one stores and none makes.
struct ModuleHeld: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern
    /// Whether the rule is about making instead of holding.
    @Parameter({ $0.text("lacking") == "construction" }) private var isAboutMaking: Bool
    /// The roles of the types that would store it, at which the finding is.
    @Parameter({ $0.texts("in") }) private var holders: [String]
    @Parameter({ $0.text("entry") }) private var entry: String

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module), found.kind == .class else { return }
        let isMade = app.calls.sites(of: found.name).contains { isOutside($0, module, in: app) }
        guard !isMade else { return }
        let property = property(of: found.name, module, in: app)
        guard (property != nil) == isAboutMaking else { return }
        guard let place = property ?? app.types(in: holders).first?.place else { return }
        report.add(entry, for: module, found.name, at: place.nameSite, of: "\(module.name)(\(found.name))")
    }

    private func isOutside(_ site: Site, _ module: LintModule, in app: LintContext) -> Bool {
        app.isCode(site) && app.scope(of: site).flatMap(app.modules.stem) != module.name
    }

    /// A stored property of a type outside of the module that can store it.
    private func property(of name: String, _ module: LintModule, in app: LintContext) -> Place? {
        app.model.sourceTypes.lazy.filter { app.modules.stem(of: $0.name) != module.name }.compactMap { type in
            type.storedProperties.first { $0.type.map { SwiftWords($0.text).contains(name) } == true }
                .map { Place(file: type.place.file, declaration: $0) }
        }.first
    }
}
