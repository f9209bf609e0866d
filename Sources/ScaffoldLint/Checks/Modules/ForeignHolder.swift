import AppModel

/// A type of a module that stores or constructs the same type of another module: a coordinator that knows another feature's.
struct ForeignHolder: Check {
    @Parameter({ $0.stem("type") }) private var type: NamePattern

    func inspect(_ module: LintModule, in app: LintContext, _ report: inout Report) {
        guard let found = app.type(type, of: module) else { return }
        for property in found.storedProperties {
            guard let name = property.typeName, isForeign(name, module, app) else { continue }
            report.add(property, of: found, ["name": name, "type": found.name], module: module.name)
        }
        for name in Set(app.names(in: found)).sorted() where isForeign(name, module, app) {
            for site in app.uses(of: name) where site.isWithin(found) {
                report.add(use: name, at: site.range(of: name), in: site.file, of: found.name, module: module.name)
            }
        }
    }

    private func isForeign(_ name: String, _ module: LintModule, _ app: LintContext) -> Bool {
        guard let stem = type.stem(of: name), stem != module.name else { return false }
        return app.modules[stem] != nil
    }
}
