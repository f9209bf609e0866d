import SwiftOutline

/// Cases of an enumeration that the method which builds screens does not name: they would be built by its `default`.
struct CoveredSwitch: Check {
    static let parameters = ["of", "in", "methods"]
    private let enumeration: String
    private let owners: [String]
    private let methods: Set<String>

    init(_ parameters: inout Parameters) {
        enumeration = parameters.text("of")
        owners = parameters.texts("in")
        methods = parameters.set("methods")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        for routes in app.types(in: enumeration) where routes.kind == .enum {
            let cases = routes.members.filter { $0.declaration.kind == .case }
            guard !cases.isEmpty else { continue }
            let builders = app.types(in: owners).flatMap(\.members).filter { builds($0.declaration, routes) }
            guard !builders.isEmpty else { continue }
            let named = Set(builders.flatMap { names(in: $0, app) })
            for found in cases where !named.contains(found.declaration.name) {
                report.add(
                    found.declaration.nameRange,
                    in: found.file,
                    of: "\(routes.name).\(found.declaration.name)",
                    ["name": found.declaration.name, "type": routes.name]
                )
            }
        }
    }

    private func builds(_ member: Declaration, _ routes: IndexedType) -> Bool {
        member.kind == .func && methods.contains(member.name)
            && member.parameters.contains { TypeText($0.type.text).name == routes.name }
    }

    /// The names after a full stop in the method's body: patterns of its switches, or comparisons.
    private func names(in method: Place, _ app: AppView) -> [String] {
        guard let body = method.declaration.bodyRange else { return [] }
        let outline = app.index.file(of: method).outline
        let tokens = Array(outline.tokens(in: body))
        return tokens.indices.dropFirst().compactMap { index in
            guard tokens[index - 1].kind == .period, tokens[index].kind == .identifier else { return nil }
            return outline.source.text(tokens[index].range)
        }
    }
}
