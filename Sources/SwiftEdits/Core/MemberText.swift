import SwiftOutline

/// The members that an entry's text declares, one by one.
package struct MemberText: Sendable {
    /// One member with the comments before it.
    package struct Chunk: Sendable {
        package let declaration: Declaration
        package let entry: EntryText
        let isOneLine: Bool

        package init(declaration: Declaration, entry: EntryText, isOneLine: Bool) {
            self.declaration = declaration
            self.entry = entry
            self.isOneLine = isOneLine
        }
    }

    package let chunks: [Chunk]

    /// - Throws: `.text` where the text declares nothing.
    package init(_ text: String) throws(EditError.Reason) {
        // Members are read as members only within a type.
        let document = SwiftDocument(Array("enum Members {\n\(text)\n}\n".utf8))
        let members = (document.outline.declarations.first?.members ?? []).filter { !$0.isContinuation }
        guard !members.isEmpty, document.outline.declarations.count == 1 else {
            throw .text("\"\(EntryText(text).plain)\" declares no member")
        }
        var chunks: [Chunk] = []
        var end = document.lineEnd(0)
        for member in members {
            var start = document.lineStart(member.leadingComments.first?.range.lowerBound ?? member.range.lowerBound)
            start = max(start, end)
            if !document.startsLine(member.range.lowerBound) { start = member.range.lowerBound }
            end = document.endOfCodeLine(member.range.upperBound) ?? member.range.upperBound
            chunks.append(
                Chunk(
                    declaration: member,
                    entry: EntryText(document.text(start..<end)),
                    isOneLine: !document.hasBreak(in: member.range)
                )
            )
        }
        self.chunks = chunks
    }
}
