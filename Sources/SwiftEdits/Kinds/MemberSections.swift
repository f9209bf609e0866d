import Diagnostics
import SwiftOutline

/// The `// MARK:` comments among a type's members.
struct MemberSections {
    struct Section {
        let title: String
        /// The end of the comment's line.
        let lineEnd: Int
        /// Whether an empty line follows.
        let hasBlankLine: Bool
        /// The indices of the members below it, up to the next one.
        var members: Range<Int>
    }

    private var sections: [Section] = []

    init(of members: [Declaration], body: Range<Int>, in document: SwiftDocument) {
        var start = body.lowerBound + 1
        for index in 0...members.count {
            let end = index < members.count ? members[index].range.lowerBound : body.upperBound - 1
            readGap(start..<max(start, end), before: index, document)
            if index < members.count { start = members[index].range.upperBound }
        }
        for index in sections.indices {
            let end = index + 1 < sections.count ? sections[index + 1].members.lowerBound : members.count
            sections[index].members = sections[index].members.lowerBound..<end
        }
    }

    /// The section of a title, however it is capitalised.
    func section(titled title: String) -> Section? { sections.first { $0.title.lowercased() == title.lowercased() } }

    /// The title above a member, if there is one.
    func title(above index: Int) -> String? { sections.last { $0.members.contains(index) }?.title }

    /// Whether empty lines follow the comments.
    var areSetApart: Bool { sections.contains(where: \.hasBlankLine) }

    private mutating func readGap(_ gap: Range<Int>, before index: Int, _ document: SwiftDocument) {
        var offset = gap.lowerBound
        while offset < gap.upperBound {
            let end = document.lineEnd(offset)
            let line = offset..<min(end, gap.upperBound)
            if let title = Self.title(of: document.text(line)) {
                let next = document.lineEnd(min(end + document.newline(near: end).utf8.count, document.bytes.count))
                sections.append(
                    Section(
                        title: title,
                        lineEnd: end,
                        hasBlankLine: document.text(end..<next).allSatisfy(\.isWhitespace),
                        members: index..<index
                    )
                )
            }
            offset = end + 1
        }
    }

    private static func title(of line: String) -> String? {
        var text = line.trimmingSpaces
        for prefix in ["//", "MARK:"] {
            guard text.hasPrefix(prefix) else { return nil }
            text = String(text.dropFirst(prefix.count)).trimmingSpaces
        }
        while text.hasPrefix("-") { text = String(text.dropFirst()).trimmingSpaces }
        return text
    }
}
