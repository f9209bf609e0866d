import SwiftOutline

/// Adds members to a type or an extension: after those that are most like them, under the right `// MARK:`.
package struct MemberEdit {
    let edit: Edit

    func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard let target = try edit.target(in: document) else { return [] }
        guard case .declaration(let type) = target, type.kind.hasMembers, let body = type.bodyRange
        else { throw .unsuitable("\"\(target.name)\" has no members") }
        try document.checkClosed(body)
        let missing = try Self.missing(from: edit.text, of: type.name, in: [document])
        guard !missing.isEmpty else { return [] }
        let list = MemberList(type, body, in: document)
        return missing.flatMap { list.insert($0, after: edit.after, section: edit.section, sorted: edit.sorted) }
    }

    /// The members of a text that a type lacks, in itself and in its extensions, in all of the files.
    package static func missing(from text: String, of type: String, in documents: [SwiftDocument]) throws(EditError
        .Reason)
        -> [MemberText.Chunk]
    {
        let known = documents.map { document in
            document.found.value(for: type) { members(of: type, in: document) }
        }
        return try MemberText(text).chunks.filter { chunk in
            let alike = known.flatMap { $0[chunk.declaration.name] ?? [] }
            return !alike.contains { $0.isSame(as: chunk.declaration) }
        }
    }

    /// The members of a type and of its extensions, by name.
    private static func members(of type: String, in document: SwiftDocument) -> [String: [Declaration]] {
        let parts = document.outline.allDeclarations(where: \.hasMembers).filter { $0.isNamed(type) }
        return Dictionary(grouping: parts.flatMap(\.members), by: \.name)
    }
}

extension Declaration {
    /// Whether two members of one name could not stand beside each other, but for overloads by type.
    fileprivate func isSame(as other: Declaration) -> Bool {
        let isVariable = kind == .var || kind == .let
        let isOtherVariable = other.kind == .var || other.kind == .let
        guard kind == other.kind || (isVariable && isOtherVariable) else { return false }
        guard kind != .subscript else { return fullName == other.fullName && type == other.type }
        return fullName == other.fullName
    }
}
