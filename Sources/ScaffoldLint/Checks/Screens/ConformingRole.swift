import AppModel
import Diagnostics

/// Types of a role that conform to no protocol of another role, and protocols of that role that lack a required method.
///
/// A protocol that asks for none of the methods, beside others that do or that refine it, is the base of these, or about something else.
struct ConformingRole: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.text("to") }) private var wanted: String
    /// Parts of method names in lower case. One alternative of each entry, such as `pop|back`, is required.
    @Parameter({ $0.alternatives("asking") }) private var required: [[String]]

    func inspect(_ app: LintContext, _ report: inout Report) {
        var seen: Set<String> = []
        let othersAsk = app.types(in: wanted).contains(where: asks)
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
            let refining = app.types(conformingTo: first.name).filter { $0.kind == .protocol }
            let isBase = !refining.isEmpty && !first.declaration.members.contains { $0.kind == .func }
            guard !isBase, asks(first) || !othersAsk else { continue }
            for word in missing(in: protocols + refining) {
                report.add(first, ["name": first.name, "detail": "asks for no \"\(word)\""])
            }
        }
    }

    private func asks(_ type: TypeDeclaration) -> Bool {
        type.kind == .protocol && missing(in: [type]).count < required.count
    }

    /// The first words of the required methods that protocols do not ask for.
    private func missing(in protocols: [TypeDeclaration]) -> [String] {
        let names = protocols.flatMap(\.methods).map { $0.name.lowercased() }
        return required.filter { words in !names.contains { name in words.contains(where: name.contains) } }
            .map { $0[0] }
    }

    private func isWanted(_ name: String, in app: LintContext) -> Bool {
        app.has(name, oneOf: [wanted]) || app.model.type(name)?.kind == .protocol
    }
}
