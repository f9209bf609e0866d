import ScaffoldKit
import SwiftOutline

/// Factories of screens: each has a protocol, each protocol an implementation, what they need they resolve, and nobody does
/// their work.
struct ScreenFactories: Check {
    static let parameters = ["of", "protocol", "resolver", "needing", "made", "not-by"]
    private let role: String
    private let protocolRole: String
    /// The types that give a factory what it needs.
    private let resolvers: Set<String>
    /// Roles of what a factory resolves.
    private let needs: [String]
    /// What factories make, and others do not.
    private let made: [String]
    private let others: [String]

    init(_ parameters: inout Parameters) {
        role = parameters.text("of")
        protocolRole = parameters.text("protocol")
        resolvers = parameters.set("resolver")
        needs = parameters.texts("needing")
        made = parameters.texts("made")
        others = parameters.texts("not-by")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let behind = BehindProtocol(of: role, protocol: protocolRole)
        behind.inspect(app, &report)
        for type in app.types(in: role) where type.kind != .protocol && !isResolving(type, in: app) {
            if let detail = need(of: type, in: app) { report.add(type, ["name": type.name, "detail": detail]) }
        }
        for type in app.types(in: made) {
            for site in app.uses(of: type.name) {
                guard let scope = app.scope(of: site), app.index.type(scope)?.kind == .class,
                    app.has(scope, oneOf: others)
                else { continue }
                report.add(
                    site.offset..<(site.offset + type.name.utf8.count),
                    in: site.file,
                    of: "\(scope)(\(type.name))",
                    ["name": scope, "detail": "makes \"\(type.name)\" itself"]
                )
            }
        }
    }

    /// Whether it holds a resolver, under whatever name, or closures that give it what it needs.
    private func isResolving(_ type: IndexedType, in app: LintContext) -> Bool {
        let all = type.lineage(in: app.index)
        if type.hasForeignSuperclass(in: app.index) { return true }
        return all.flatMap(\.storedProperties).contains { property in
            guard let written = property.type?.text ?? property.initialValue?.text else { return false }
            if written.contains("->") { return true }
            let name = TypeText(written).name
            if resolvers.contains(name) { return true }
            return app.index.type(name).map { app.index.isKind($0, of: resolvers) } ?? false
        }
    }

    /// What the factory needs and does not resolve.
    private func need(of type: IndexedType, in app: LintContext) -> String? {
        for property in type.storedProperties {
            guard let written = property.type else { continue }
            let name = TypeText(written.text).name
            if app.has(name, oneOf: needs) { return "is given \"\(name)\" instead of a resolver" }
        }
        let names = app.types(in: needs).filter { $0.kind != .protocol }.map(\.name)
        let makes = names.sorted().first { app.uses(of: $0).contains { $0.isWithin(type) } }
        return makes.map { "makes \"\($0)\" itself instead of resolving it" }
    }
}
