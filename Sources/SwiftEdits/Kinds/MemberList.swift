import Diagnostics
import SwiftOutline

/// The members of one type, among which a new one takes its place.
package struct MemberList {
    private let document: SwiftDocument
    private let type: Declaration
    private let members: [Declaration]
    private let sections: MemberSections
    private let inserter: BlockInserter

    package init(_ type: Declaration, _ body: Range<Int>, in document: SwiftDocument) {
        self.document = document
        self.type = type
        members = type.members.filter { !$0.isContinuation }
        sections = MemberSections(of: members, body: body, in: document)
        inserter = BlockInserter(document: document, braces: body, head: type.range.lowerBound)
    }

    package func insert(_ chunk: MemberText.Chunk, after: String?, section: String?, sorted: Bool?) -> [SourceEdit] {
        if let after, let sibling = type.members(after).last, let index = members.firstIndex(of: sibling) {
            return insert(chunk, behind: index)
        }
        if let section = section.flatMap(sections.section(titled:)) {
            guard let index = place(of: chunk, among: section.members, sorted: sorted) ?? section.members.last else {
                return insert(chunk, below: section)
            }
            return insert(chunk, behind: index)
        }
        guard let index = place(of: chunk, among: members.indices, sorted: sorted) else {
            return insert(chunk, behind: lastOfEarlierKind(than: chunk.declaration))
        }
        return insert(chunk, behind: index)
    }

    /// Puts a member after another one; at the top if that is `nil`.
    package func insert(_ chunk: MemberText.Chunk, behind sibling: Declaration?) -> [SourceEdit] {
        insert(chunk, behind: sibling.flatMap { members.firstIndex(of: $0) })
    }

    /// Puts a member before another one.
    package func insert(_ chunk: MemberText.Chunk, before sibling: Declaration) -> [SourceEdit] {
        insert(chunk, behind: members.firstIndex(of: sibling).map { $0 - 1 })
    }

    /// The title of the `// MARK:` above a member, if there is one.
    package func heading(above member: Declaration) -> String? {
        members.firstIndex(of: member).flatMap(sections.title(above:))
    }

    /// Whether the type has a `// MARK:` of a title.
    package func hasSection(titled title: String) -> Bool { sections.section(titled: title) != nil }

    // MARK: - Places

    /// The index of the member that the new one follows: the last of those that are most like it, or by name where they are
    /// sorted; `nil` where none is of its kind.
    private func place(of chunk: MemberText.Chunk, among range: Range<Int>, sorted: Bool?) -> Int? {
        let role = MemberRole(chunk.declaration)
        let style = MemberStyle(chunk.declaration)
        let alike = range.filter { !members[$0].isInsideConditional && MemberRole(members[$0]) == role }
            .map { (index: $0, likeness: style.likeness(to: MemberStyle(members[$0]))) }
        guard let best = alike.map(\.likeness).max() else { return nil }
        let group = alike.filter { $0.likeness == best }.map(\.index)
        guard sorted == true else { return group.last }
        let index = SortedPlace.index(for: chunk.declaration.name, among: group.map { members[$0].name }, sorted: true)
        return index > 0 ? group[index - 1] : group[0] - 1
    }

    private func lastOfEarlierKind(than declaration: Declaration) -> Int? {
        let role = MemberRole(declaration)
        return members.indices.last { !members[$0].isInsideConditional && MemberRole(members[$0]) < role }
    }

    // MARK: - Insertion

    private func insert(_ chunk: MemberText.Chunk, behind index: Int?) -> [SourceEdit] {
        let index = index ?? -1
        let previous = members.indices.contains(index) ? members[index] : nil
        let next = members.indices.contains(index + 1) ? members[index + 1] : nil
        var place = BlockInserter.Place(previous: previous?.range, next: next?.range)
        if let previous {
            place.blankBefore = isApart(chunk, from: previous, at: index)
            place.blankAfter =
                next.map { next in
                    !document.hasBlankLine(in: previous.range.upperBound..<next.range.lowerBound)
                        && (MemberRole(next) != MemberRole(chunk.declaration) || place.blankBefore)
                } ?? false
        } else {
            place.blankAfter = next.map { isApart(chunk, from: $0, at: 0) && !isApartFromBrace($0) } ?? false
        }
        return inserter.insert(chunk.entry, at: place)
    }

    /// Whether an empty line stands between the opening brace and the first member already.
    private func isApartFromBrace(_ first: Declaration) -> Bool {
        let end = first.leadingComments.first?.range.lowerBound ?? first.range.lowerBound
        return inserter.start < end && document.hasBlankLine(in: inserter.start..<end)
    }

    /// Puts a member under a `// MARK:` that has no members.
    private func insert(_ chunk: MemberText.Chunk, below section: MemberSections.Section) -> [SourceEdit] {
        let newline = document.newline(near: section.lineEnd)
        let indentation = document.indentation(at: section.lineEnd)
        let text = document.rendered(chunk.entry, indentation, near: section.lineEnd)
        let lead = newline + (sections.areSetApart ? newline : "") + indentation
        let isLast = document.token(at: section.lineEnd).start == inserter.close
        return [SourceEdit(at: section.lineEnd, (lead + text + (isLast || section.hasBlankLine ? "" : newline)).utf8)]
    }

    /// Whether an empty line stands between the new member and a neighbour: as between the neighbour and its own like.
    private func isApart(_ chunk: MemberText.Chunk, from neighbour: Declaration, at index: Int) -> Bool {
        let role = MemberRole(neighbour)
        guard MemberRole(chunk.declaration) == role else { return true }
        for (first, second) in [(index - 1, index), (index, index + 1)] {
            guard members.indices.contains(first), members.indices.contains(second),
                MemberRole(members[first]) == role, MemberRole(members[second]) == role
            else { continue }
            let gap = members[first].range.upperBound..<members[second].range.lowerBound
            // A heading between two members says nothing of how those below one heading stand.
            if !document.text(gap).contains("MARK:") { return document.hasBlankLine(in: gap) }
        }
        return !chunk.isOneLine || document.hasBreak(in: neighbour.range)
    }
}
