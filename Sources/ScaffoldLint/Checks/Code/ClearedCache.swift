import AppModel

/// Classes of a role that cache what they make and that nothing clears.
struct ClearedCache: Check {
    @Parameter({ $0.text("in") }) private var role: String
    /// Prefixes of the names of methods that clear the cache.
    @Parameter({ $0.texts("clearing") }) private var clearing: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        let keepers = app.types(in: role).filter { $0.kind == .class && keepsSomething($0, in: app) }
        guard !keepers.isEmpty else { return }
        let methods = keepers.map { Set($0.methods.map(\.name).filter(isClearing)) }
        let sites = app.model.sites(of: Set(methods.joined()), inPreviews: true)
        for (type, names) in zip(keepers, methods) {
            let calls = names.flatMap { sites[$0] ?? [] }
            if calls.allSatisfy({ $0.isWithin(type) || isForAnother($0, than: type, in: app) }) {
                report.add(type, ["name": type.name])
            }
        }
    }

    private func isClearing(_ name: String) -> Bool { clearing.contains { name.hasPrefix($0) } }

    /// Whether a call is surely one of another class's method of the same name.
    private func isForAnother(_ site: Site, than type: TypeDeclaration, in app: LintContext) -> Bool {
        guard let receiver = app.receiver(of: site).flatMap(app.model.type), receiver.kind != .protocol else {
            return false
        }
        return receiver.name != type.name && !app.model.isKind(type, of: [receiver.name])
            && !app.model.isKind(receiver, of: [type.name])
    }

    /// Whether a variable of its own stores view models: one, several by a key, or a cache of them.
    private func keepsSomething(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        type.storedProperties.contains { property in
            let text = (property.type?.text ?? "") + " " + (property.initialValue?.text ?? "")
            let isCache = SwiftWords(text).words.contains { $0.hasSuffix("Cache") }
            let isKept = SwiftWords(text).words.contains { app.has(String($0), oneOf: [RoleName.viewModel]) }
            return isCache || property.kind == .var && isKept
        }
    }
}
