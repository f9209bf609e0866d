import SwiftOutline

/// Uses of the app's own singletons outside of where objects are put together. Those of the system, in previews and in tests
/// are none, nor are those by which the singleton's own file extends foreign types, and default arguments, in whose place others
/// can be given.
struct Singleton: Check {
    static let parameters = ["member", "allowed-in", "allowed-attributes", "of", "not-of", "default-arguments"]
    private let member: String
    private let roles: [String]
    private let attributes: [String]
    /// The roles of the singletons that are meant, all where there are none, and of those that are not.
    private let meant: [String]
    private let others: [String]
    /// Whether a default argument is a use, too: of a container, which nothing has to reach for.
    private let countsDefaults: Bool

    init(_ parameters: inout Parameters) {
        member = parameters.text("member")
        roles = parameters.texts("allowed-in")
        attributes = parameters.texts("allowed-attributes")
        meant = parameters.texts("of")
        others = parameters.texts("not-of")
        countsDefaults = parameters.flag("default-arguments")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        let own = app.index.types.filter { type in
            app.index.file(of: type.place).role == .source
                && (meant.isEmpty || app.has(type.name, oneOf: meant))
                && type.members(named: member).contains { $0.declaration.isOfType }
                && !app.has(type.name, oneOf: others)
        }
        guard !own.isEmpty else { return }
        let expressions = own.map { "\($0.name).\(member)" }
        let wanted = Set(expressions)
        let homes = Dictionary(zip(expressions, own.map(\.place.file))) { first, _ in first }
        for (index, file) in app.index.files.enumerated() where file.role == .source {
            let uses = file.outline.uses(of: wanted, in: 0..<file.outline.source.count)
            lazy var defaults = file.outline.allDeclarations.flatMap(\.parameters).compactMap(\.defaultValue?.range)
            for use in uses where !file.isPreview(use.range.lowerBound) {
                guard let scope = file.typeName(around: use.range.lowerBound), !use.name.hasPrefix(scope + "."),
                    countsDefaults || !defaults.contains(where: { $0.overlaps(use.range) }),
                    homes[use.name] != index || app.index.type(scope) != nil, !isCompositionRoot(scope, in: app)
                else { continue }
                report.add(use.range, in: index, of: "\(scope)(\(use.name))", ["name": use.name, "type": scope])
            }
        }
    }

    private func isCompositionRoot(_ name: String, in app: LintContext) -> Bool {
        if app.has(name, oneOf: roles) { return true }
        guard let type = app.index.type(name) else { return false }
        return attributes.contains { type.place.declaration.hasAttribute($0) }
    }
}
