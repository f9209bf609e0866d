import AppModel

/// Types of a role without a protocol of the app, protocols of a role without an implementation, and properties whose type is the
/// concrete type instead of its protocol. A type that only others than the holders store, such as presenters, needs none.
struct BehindProtocol: Check {
    @Parameter({ $0.text("of") }) private var role: String
    @Parameter({ $0.text("protocol") }) private var protocolRole: String
    @Parameter({ $0.texts("held-in") }) private var holders: [String]
    @Parameter({ $0.exemptNames() }) private var mocks: ExemptNames

    func inspect(_ app: LintContext, _ report: inout Report) {
        var bare: Set<String> = []
        lazy var owners: [String: [TypeDeclaration]] = app.model.sourceTypes.reduce(into: [:]) { owners, type in
            for name in type.storedProperties.compactMap(\.typeName) { owners[name, default: []].append(type) }
        }
        for type in app.types(in: role) where type.kind != .protocol && !app.isInherited(type.name) {
            guard type.protocols(in: app.model).isEmpty, !type.hasForeignSuperclass(in: app.model) else { continue }
            guard owners[type.name]?.contains(where: { app.has($0.name, oneOf: holders) }) != false else { continue }
            bare.insert(type.name)
            report.add(type, withoutProtocolIn: protocolRole, orElse: "has no protocol", in: app)
        }
        for type in app.types(in: protocolRole)
        where type.kind == .protocol && !app.isImplemented(type.name, besides: mocks.contains) {
            report.add(type, ["name": type.name, "detail": "is implemented by nothing"])
        }
        for (holder, property, held) in app.dependencies(of: holders)
        where held.kind != .protocol && !bare.contains(held.name) && app.has(held.name, oneOf: [role]) {
            let detail = "is held by \"\(holder.name)\" itself, not behind its protocol"
            report.add(property, of: holder, ["name": held.name, "detail": detail])
        }
    }
}

extension Report {
    /// Records a type that conforms to no protocol of a role. If it names one that the app does not declare, the finding is about that.
    mutating func add(
        _ type: TypeDeclaration,
        withoutProtocolIn role: String,
        orElse detail: String,
        in app: LintContext
    ) {
        let missing = app.absentProtocol(of: type, in: role)
        add(
            type,
            of: missing ?? type.name,
            ["name": type.name, "detail": missing.map { "conforms to \"\($0)\", which does not exist" } ?? detail],
            module: app.modules.stem(of: type.name)
        )
    }
}
