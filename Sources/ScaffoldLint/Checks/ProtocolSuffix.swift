import Diagnostics
import ScaffoldKit
import SwiftOutline

/// Protocols that abstract something the app does, and whose names lack an ending.
///
/// `UserService`, `UserServicing` and `UserServiceType` are names of an abstraction if a class of the same kind conforms to
/// them; a protocol that a service conforms to besides, such as `Resettable`, is none.
struct ProtocolSuffix: Check {
    static let parameters = ["abstracting", "endings", "suffix"]
    /// The kinds, each with all that a name of it may end in.
    private let kinds: [(kind: String, endings: [String])]
    private let suffix: String

    init(_ parameters: inout Parameters) {
        let kinds = parameters.texts("abstracting")
        // What else may stand behind a kind, or behind it without its last vowel: `ing`, `Type`.
        let endings = parameters.texts("endings")
        self.kinds = kinds.map { kind in
            (kind, [kind] + endings.flatMap { [kind + $0, Self.root(of: kind) + $0] })
        }
        suffix = parameters.text("suffix")
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        for type in app.index.types where type.kind == .protocol && app.index.file(of: type.place).role == .source {
            guard let (kind, stem) = abstraction(type.name),
                let worker = app.conformances[type.name]?.first(where: { $0.contains(kind) }), worker != type.name
            else { continue }
            report.add(type, ["name": type.name, "wanted": stem + kind + suffix, "type": worker])
        }
    }

    /// The kind that a name speaks of, and what stands before it.
    private func abstraction(_ name: String) -> (kind: String, stem: String)? {
        for (kind, endings) in kinds {
            if let ending = endings.first(where: name.hasSuffix) { return (kind, String(name.dropLast(ending.count))) }
        }
        return nil
    }

    /// `Servic`, `Manag`, `Repositor`: what an ending is put behind.
    private static func root(of kind: String) -> String {
        for ending in ["er", "e", "y"] where kind.hasSuffix(ending) { return String(kind.dropLast(ending.count)) }
        return kind
    }
}
