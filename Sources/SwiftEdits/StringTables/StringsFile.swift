import Diagnostics
import SwiftOutline

/// The texts of a `.strings` file, `"key" = "text";`, which people and Xcode also edit.
///
/// Existing entries stay byte for byte; new ones are added at the end.
package struct StringsFile: StringTable {
    /// An entry: its key and text as they are written, its bytes, and those behind the key.
    package struct Entry {
        package let key: String
        let text: String
        package let range: Range<Int>
        package let rest: Range<Int>
    }

    private let bytes: [UInt8]
    package let entries: [Entry]

    package init(_ bytes: [UInt8]) {
        let source = SourceText(bytes)
        let tokens = TokenList(source)
        self.bytes = bytes
        entries = tokens.indices.compactMap { index in
            guard tokens[index].kind == .string, index + 3 < tokens.count, tokens[index + 1].kind == .equal,
                tokens[index + 2].kind == .string, tokens[index + 3].kind == .semicolon
            else { return nil }
            func inner(_ index: Int) -> String { String(source.text(tokens[index].range).dropFirst().dropLast()) }
            let (start, end) = (tokens[index].start, tokens[index + 3].end)
            return Entry(key: inner(index), text: inner(index + 2), range: start..<end, rest: tokens[index].end..<end)
        }
    }

    /// Whether a file is a property list, in XML or binary, whose entries are not those of a text.
    package static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        let start = bytes.drop { $0.isSpace || $0 >= 0x80 }
        return start.starts(with: "<".utf8) || start.starts(with: "bplist".utf8)
    }

    package var keys: Set<String> { Set(entries.map { Self.plain($0.key) }) }

    package func matches(_ entry: StringCatalogue.Entry) -> Bool? {
        entries.first { $0.key == Self.escaped(entry.key) }.map { $0.text == Self.escaped(entry.value) }
    }

    package func adding(_ texts: [StringCatalogue.Entry]) -> [UInt8] {
        var known = keys
        let new = texts.filter { known.insert($0.key).inserted }
        guard !new.isEmpty else { return bytes }
        let newline = bytes.contains(.carriageReturn) ? "\r\n" : "\n"
        let lines = new.flatMap { text -> [String] in
            let line = "\"\(Self.escaped(text.key))\" = \"\(Self.escaped(text.value))\";"
            return (text.comment.map { ["/* \($0) */"] } ?? []) + [line]
        }
        let start = bytes.isEmpty || bytes.last == .lineFeed ? "" : newline
        return bytes + (start + lines.map { $0 + newline }.joined()).utf8
    }

    package func removing(_ keys: Set<String>) -> [UInt8] {
        let gone = entries.filter { keys.contains(Self.plain($0.key)) }
        return (try? SourceEdit.apply(gone.map { SourceEdit(lines(of: $0), []) }, to: bytes)) ?? bytes
    }

    /// The lines of an entry with the comment directly above it, or the entry alone if it shares its lines.
    private func lines(of entry: Entry) -> Range<Int> {
        var start = lineStart(at: entry.range.lowerBound)
        let end = bytes[entry.range.upperBound...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
        let around = bytes[start..<entry.range.lowerBound] + bytes[entry.range.upperBound..<end]
        guard around.allSatisfy({ $0.isBlank || $0.isBreak }) else { return entry.range }
        let above = start == 0 ? 0 : lineStart(at: start - 1)
        let line = bytes[above..<start].filter { !$0.isBlank && !$0.isBreak }
        if line.starts(with: "/*".utf8), line.suffix(2).elementsEqual("*/".utf8) { start = above }
        return start..<end
    }

    private func lineStart(at offset: Int) -> Int { bytes[..<offset].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0 }

    private static func plain(_ text: String) -> String {
        text.parted(by: "\\\\").map { $0.replacingAll("\\\"", with: "\"").replacingAll("\\n", with: "\n") }
            .joined(separator: "\\")
    }

    private static func escaped(_ text: String) -> String {
        text.replacingAll("\\", with: "\\\\").replacingAll("\"", with: "\\\"").replacingAll("\n", with: "\\n")
    }
}
