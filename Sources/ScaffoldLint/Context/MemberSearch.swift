import AppModel
import SwiftOutline

/// Searches types for a member with one of some names, or for a property with one of some types.
struct MemberSearch {
    let names: Set<String>
    let types: Set<String>

    /// Whether a type has such a member, itself, by a superclass in the app, or by an extension of one of its protocols.
    func finds(in type: TypeDeclaration, _ app: LintContext) -> Bool {
        (type.lineage(in: app.model) + type.protocols(in: app.model)).contains(where: declares)
    }

    /// Whether a type stores an object of the app that has such a member: a router with the path. Those of some names do not count.
    func findsHeld(by type: TypeDeclaration, besides isOther: (String) -> Bool, _ app: LintContext) -> Bool {
        type.lineage(in: app.model).flatMap(\.storedProperties).filter { !$0.isWeak }.compactMap(\.typeName)
            .filter { !isOther($0) }.flatMap(app.model.types).contains { finds(in: $0, app) }
    }

    /// Whether a type declares such a member. The requirements of a protocol do not count.
    private func declares(_ type: TypeDeclaration) -> Bool {
        type.parts.enumerated().contains { index, part in
            if type.kind == .protocol, index == 0 { return false }
            return part.declaration.members.contains(where: fits)
        }
    }

    private func fits(_ member: Declaration) -> Bool {
        if names.contains(member.name) { return true }
        guard member.kind == .var || member.kind == .let, !types.isEmpty else { return false }
        let words = SwiftWords((member.type?.text ?? "") + " " + (member.initialValue?.text ?? ""))
        return types.contains { words.contains($0) }
    }
}
