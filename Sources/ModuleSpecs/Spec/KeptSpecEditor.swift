import Diagnostics
import YAMLReader

/// Edits a kept spec and preserves the user's text where possible.
///
/// Unchanged sections stay as they are, a list that only grows gets its new items appended, and other changed sections
/// are rewritten.
struct KeptSpecEditor {
    private var lines: [String]
    private let newline: String
    private let entries: [YAMLEntry]

    /// - Returns: `nil` if the text is not a mapping in block style.
    init?(_ bytes: [UInt8]) {
        guard let root = try? YAMLSource(name: "", bytes: bytes).root(), let entries = root.entries,
            !entries.isEmpty, entries.allSatisfy({ $0.key.start.column == 1 })
        else { return nil }
        self.entries = entries
        let text = String(decoding: bytes, as: UTF8.self)
        newline = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    }

    /// The text edited so that it states these members.
    func text(saying members: [YAMLMember], as writer: SpecWriter, named name: String) -> String? {
        var lines = lines
        let current = currentMembers(writer, name)
        for (index, entry) in entries.enumerated().reversed() {
            let range = lineRange(index)
            guard let key = entry.key.text else { return nil }
            guard let wanted = members.first(where: { $0.key == key }) else {
                lines.removeSubrange(range)
                continue
            }
            if current?.first(where: { $0.key == key })?.value == wanted.value { continue }
            let old = current?.first { $0.key == key }?.value
            if let items = Self.added(to: old, by: wanted.value), let place = end(ofList: entry.value, range) {
                lines.insert(contentsOf: rendered(items, indentation: place.indentation), at: place.line)
            } else {
                lines.replaceSubrange(range, with: rendered(wanted))
            }
        }
        let keys = Set(entries.compactMap(\.key.text))
        let new = members.filter { !keys.contains($0.key) }.flatMap(rendered)
        if !new.isEmpty {
            while lines.last?.isEmpty == true { lines.removeLast() }
            lines += new + [""]
        }
        return lines.joined(separator: newline)
    }

    /// The members that the text states now, in the tool's own form.
    private func currentMembers(_ writer: SpecWriter, _ name: String) -> [YAMLMember]? {
        let bytes = Array(lines.joined(separator: "\n").utf8)
        let spec = SpecFile(YAMLSource(name: "", bytes: bytes)).spec().spec
        return spec.flatMap { writer.value(of: $0, named: name).members }
    }

    /// The lines of an entry, without the comments and empty lines after it.
    private func lineRange(_ index: Int) -> Range<Int> {
        let start = entries[index].key.start.line - 1
        let next = index + 1 < entries.count ? entries[index + 1].key.start.line - 1 : lines.count
        var end = next
        while end > start + 1, lines[end - 1].isBlankOrTopLevelComment { end -= 1 }
        return start..<max(end, start + 1)
    }

    /// The items appended to a list, or `nil` if the new list differs in any other way.
    private static func added(to old: YAMLValue?, by new: YAMLValue) -> [YAMLValue]? {
        guard case .array(let before)? = old, case .array(let after) = new, after.count > before.count,
            Array(after.prefix(before.count)) == before
        else { return nil }
        return Array(after.dropFirst(before.count))
    }

    /// The line after a list in block style, and the indentation of its dashes.
    private func end(ofList node: YAMLNode, _ range: Range<Int>) -> (line: Int, indentation: String)? {
        guard let first = node.sequence?.first,
            first.start.line - 1 > range.lowerBound || node.start.line > range.lowerBound + 1,
            lines.indices.contains(node.start.line - 1)
        else { return nil }
        let line = lines[node.start.line - 1]
        let indentation = line.prefix { $0 == " " }
        guard line.dropFirst(indentation.count).hasPrefix("-") else { return nil }
        return (range.upperBound, String(indentation))
    }

    private func rendered(_ items: [YAMLValue], indentation: String) -> [String] {
        Self.lines(of: YAMLWriter.write(.array(items))).map { indentation + $0 }
    }

    private func rendered(_ member: YAMLMember) -> [String] { Self.lines(of: YAMLWriter.write(.object([member]))) }

    private static func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}

extension String {
    fileprivate var isBlankOrTopLevelComment: Bool { allSatisfy { $0 == " " || $0 == "\t" } || hasPrefix("#") }
}
