import Diagnostics
import ScaffoldKit
import SwiftOutline

/// Types of a role that conform to no protocol of another role, and protocols of that role that lack a required method.
struct ConformingRole: Check {
    private let role: String
    private let wanted: String
    /// Parts of method names in lower case. One alternative of each entry, such as `pop|back`, is required.
    private let required: [[String]]

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        wanted = parameters.text("to")
        required = parameters.texts("asking").map { $0.split(separator: "|").map(String.init) }
    }

    func inspect(_ app: LintContext, _ report: inout Report) {
        var seen: Set<String> = []
        for type in app.types(in: role) where type.kind != .protocol && !type.hasForeignSuperclass(in: app.model) {
            let inherited = type.lineage(in: app.model).flatMap(\.inherited)
            guard inherited.contains(where: { isWanted($0.name, in: app) }) else {
                report.add(type, ["name": type.name, "detail": "conforms to no coordinator protocol"])
                continue
            }
            let protocols = type.protocols(in: app.model)
            guard let first = protocols.first(where: { app.has($0.name, oneOf: [wanted]) }),
                seen.insert(first.name).inserted
            else { continue }
            let methods = protocols.flatMap(\.members).map(\.declaration).filter { $0.kind == .func }
            let names = methods.map { $0.name.lowercased() }
            for words in required where !names.contains(where: { name in words.contains(where: name.contains) }) {
                report.add(first, ["name": first.name, "detail": "asks for no \"\(words[0])\""])
            }
        }
    }

    private func isWanted(_ name: String, in app: LintContext) -> Bool {
        app.has(name, oneOf: [wanted]) || app.model.type(name)?.kind == .protocol
    }
}
