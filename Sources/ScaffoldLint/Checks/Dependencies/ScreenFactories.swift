import AppModel
import Diagnostics
import SwiftOutline

/// Factories of screens without a protocol, without a resolver for their dependencies, and other types that make screens.
struct ScreenFactories: Check {
    @Parameter({ $0.text("of") }) private var role: String
    @Parameter({ $0.check(BehindProtocol.self) }) private var behindProtocol: BehindProtocol
    /// The types that resolve a factory's dependencies.
    @Parameter({ $0.set("resolver") }) private var resolvers: Set<String>
    /// Roles of the dependencies that a factory resolves.
    @Parameter({ $0.texts("needing") }) private var needs: [String]
    /// Roles of the types that only factories make.
    @Parameter({ $0.texts("made") }) private var made: [String]
    @Parameter({ $0.texts("not-by") }) private var others: [String]

    func inspect(_ app: LintContext, _ report: inout Report) {
        behindProtocol.inspect(app, &report)
        for type in app.types(in: role) where type.kind != .protocol && !isResolving(type, in: app) {
            if let detail = need(of: type, in: app) { report.add(type, ["name": type.name, "detail": detail]) }
        }
        for type in app.types(in: made) {
            for site in app.uses(of: type.name) {
                guard let scope = app.scope(of: site), app.model.type(scope)?.kind == .class,
                    app.has(scope, oneOf: others)
                else { continue }
                let values = ["name": scope, "detail": "makes \"\(type.name)\" itself"]
                report.add(site.range(of: type.name), in: site.file, of: "\(scope)(\(type.name))", values)
            }
        }
    }

    /// Whether the factory has a resolver, or closures that make its dependencies.
    private func isResolving(_ type: TypeDeclaration, in app: LintContext) -> Bool {
        if type.hasForeignSuperclass(in: app.model) { return true }
        return type.lineage(in: app.model).flatMap(\.storedProperties).contains { property in
            guard let written = property.type?.text ?? property.initialValue?.text else { return false }
            if written.contains("->") { return true }
            let name = TypeText(written).name
            if resolvers.contains(name) { return true }
            return app.model.type(name).map { app.model.isKind($0, of: resolvers) } ?? false
        }
    }

    /// A dependency that the factory does not resolve, for the message.
    private func need(of type: TypeDeclaration, in app: LintContext) -> String? {
        if let name = type.storedProperties.compactMap(\.typeName).first(where: { app.has($0, oneOf: needs) }) {
            return "is given \"\(name)\" instead of a resolver"
        }
        let names = app.types(in: needs).filter { $0.kind != .protocol }.map(\.name)
        let makes = names.sorted().first { app.uses(of: $0).contains { $0.isWithin(type) } }
        return makes.map { "makes \"\($0)\" itself instead of resolving it" }
    }
}
