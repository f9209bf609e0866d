import SwiftOutline

/// A name table for finding names among the tokens of files. It indexes names by length and first byte, so most tokens
/// need no text comparison.
package struct NameTable: Sendable {
    private struct Key: Hashable {
        let length: Int
        let first: UInt8
    }

    private let names: [Key: [(name: String, bytes: [UInt8])]]
    /// A bit for each length of a name. The last bit stands for all longer names.
    private let lengths: UInt64

    package init(_ names: Set<String>) {
        let entries = names.map { (name: $0, bytes: Array($0.utf8)) }.filter { !$0.bytes.isEmpty }
        self.names = Dictionary(grouping: entries) { Key(length: $0.bytes.count, first: $0.bytes[0]) }
        lengths = entries.reduce(0) { $0 | Self.bit(of: $1.bytes.count) }
    }

    private static func bit(of length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

    /// The identifiers in a file that match one of the names, with their token indices.
    package func uses(in outline: Outline) -> [(name: String, token: Int)] {
        var found: [(name: String, token: Int)] = []
        find(in: outline, within: outline.tokens.indices) { name, index in
            found.append((name, index))
            return true
        }
        return found
    }

    /// Whether an identifier in a range of tokens matches one of the names.
    package func isUsed(in outline: Outline, within range: Range<Int>) -> Bool {
        var isUsed = false
        find(in: outline, within: range) { _, _ in
            isUsed = true
            return false
        }
        return isUsed
    }

    /// Calls a closure for each identifier that matches one of the names, until the closure returns `false`.
    private func find(in outline: Outline, within range: Range<Int>, _ body: (String, Int) -> Bool) {
        guard lengths != 0 else { return }
        outline.source.withUnsafeBufferPointer { bytes in
            outline.tokens.withUnsafeBufferPointer { tokens in
                for index in range
                where tokens[index].kind == .identifier && lengths & Self.bit(of: tokens[index].length) != 0 {
                    let text = UnsafeBufferPointer(rebasing: bytes[tokens[index].range])
                    guard let first = text.first, let names = names[Key(length: text.count, first: first)],
                        let hit = names.first(where: { text.elementsEqual($0.bytes) }), !body(hit.name, index)
                    else { continue }
                    return
                }
            }
        }
    }
}
