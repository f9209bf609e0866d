import Diagnostics

/// Protocols that abstract a kind of class, such as services, and whose names lack a suffix.
///
/// `UserService`, `UserServicing` and `UserServiceType` name an abstraction if a class of the same kind conforms to them. Another
/// protocol of a service, such as `Resettable`, does not.
struct ProtocolSuffix: Check {
    /// The kinds, each with the endings that such a name may have.
    @Parameter({ Self.kinds(&$0) }) private var kinds: [(kind: String, endings: [String])]
    @Parameter({ $0.text("suffix") }) private var suffix: String

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.model.sourceTypes where type.kind == .protocol {
            guard let (kind, stem) = abstraction(type.name),
                let worker = app.conformances[type.name]?.first(where: { $0.contains(kind) }), worker != type.name
            else { continue }
            report.add(type, ["name": type.name, "wanted": stem + kind + suffix, "type": worker])
        }
    }

    /// The kind in a name, and the part before it.
    private func abstraction(_ name: String) -> (kind: String, stem: String)? {
        for (kind, endings) in kinds {
            if let ending = endings.first(where: name.hasSuffix) { return (kind, String(name.dropLast(ending.count))) }
        }
        return nil
    }

    /// The kind without its last vowel: `Servic`, `Manag`, `Repositor`.
    private static func kinds(_ parameters: inout Parameters) -> [(kind: String, endings: [String])] {
        let kinds = parameters.texts("abstracting")
        // Endings that may follow a kind, or a kind without its last vowel: `ing`, `Type`.
        let endings = parameters.texts("endings")
        return kinds.map { kind in (kind, [kind] + endings.flatMap { [kind + $0, root(of: kind) + $0] }) }
    }

    private static func root(of kind: String) -> String {
        for ending in ["er", "e", "y"] where kind.hasSuffix(ending) { return String(kind.dropLast(ending.count)) }
        return kind
    }
}
