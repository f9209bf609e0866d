import SwiftOutline

/// Searches a type for a member by its name, or for a property by its type.
struct MemberSearch {
    let names: Set<String>
    let types: Set<String>

    /// Whether the type has such a member. A protocol's requirements do not count, but members of its extensions do.
    func finds(in type: IndexedType) -> Bool {
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
