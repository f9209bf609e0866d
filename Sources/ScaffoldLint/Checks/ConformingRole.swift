import ScaffoldKit
import SwiftOutline

/// Types of a role that have to conform to a protocol of another: a repository to its protocol.
///
/// A coordinator's protocol also asks for the ways that all have.
struct ConformingRole: Check {
    static let parameters = ["in", "to", "asking"]
    private let role: String
    private let wanted: String
    /// Parts of the names of methods, in small letters, of which one of each entry's alternatives, `pop|back`, has to be
    /// there.
    private let asked: [[String]]

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        wanted = parameters.text("to")
        asked = parameters.texts("asking").map { $0.split(separator: "|").map(String.init) }
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        var seen: Set<String> = []
        for type in app.types(in: role) where type.kind != .protocol {
            let all = type.lineage(in: app.index)
            guard !type.hasForeignSuperclass(in: app.index) else { continue }
            guard all.flatMap(\.inherited).contains(where: { isWanted($0.name, in: app) }) else {
                report.add(type, ["name": type.name, "detail": "conforms to no coordinator protocol"])
                continue
            }
            let protocols = type.protocols(in: app.index)
            guard let first = protocols.first(where: { app.has($0.name, oneOf: [wanted]) }),
                seen.insert(first.name).inserted
            else { continue }
            let methods = protocols.flatMap(\.members).map(\.declaration).filter { $0.kind == .func }
            for words in asked
            where !methods.contains(where: { method in
                words.contains { method.name.lowercased().contains($0) }
            }) {
                report.add(first, ["name": first.name, "detail": "asks for no \"\(words[0])\""])
            }
        }
    }

    private func isWanted(_ name: String, in app: LintContext) -> Bool {
        app.has(name, oneOf: [wanted]) || app.index.type(name)?.kind == .protocol
    }
}
