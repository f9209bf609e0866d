import SwiftOutline

/// Names to be sought among the tokens of files, by their lengths and first bytes, so that most tokens are passed over unread.
package struct NameTable: Sendable {
    private struct Key: Hashable {
        let length: Int
        let first: UInt8
    }

    private let names: [Key: [(name: String, bytes: [UInt8])]]
    private let lengths: Set<Int>

    package init(_ names: Set<String>) {
        let entries = names.map { (name: $0, bytes: Array($0.utf8)) }.filter { !$0.bytes.isEmpty }
        self.names = Dictionary(grouping: entries) { Key(length: $0.bytes.count, first: $0.bytes[0]) }
        lengths = Set(entries.map(\.bytes.count))
    }

    /// The identifiers of a file that are one of the names, with their positions among its tokens.
    package func uses(in outline: Outline) -> [(name: String, token: Int)] {
        guard !lengths.isEmpty else { return [] }
        var found: [(name: String, token: Int)] = []
        let source = outline.source
        outline.tokens.withUnsafeBufferPointer { tokens in
            for index in tokens.indices
            where tokens[index].kind == .identifier && lengths.contains(tokens[index].range.count) {
                let bytes = source.bytes(in: tokens[index].range)
                guard let first = bytes.first, let names = names[Key(length: bytes.count, first: first)],
                    let hit = names.first(where: { bytes.elementsEqual($0.bytes) })
                else { continue }
                found.append((hit.name, index))
            }
        }
        return found
    }
}
