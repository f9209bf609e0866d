import SwiftOutline

/// Looks for a member of a type by its name, or a property by its type.
struct MemberSearch {
    let names: Set<String>
    let types: Set<String>

    /// What a protocol only asks for is not there; what its extensions have is.
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
