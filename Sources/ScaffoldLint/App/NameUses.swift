import ScaffoldKit
import SwiftOutline

/// Where some names are written in the app's sources, as calls, declarations or otherwise: all of them found in one pass.
struct NameUses: Sendable {
    struct Use: Sendable {
        let file: Int
        /// The byte offset of the name.
        let offset: Int
    }

    private let uses: [String: [Use]]

    init(of names: Set<String>, in index: SourceIndex) {
        let wanted = NameTable(names)
        let files = index.files.indices.filter { index.files[$0].role == .source }
        let found = Halves.map(files, weight: { index.files[$0].outline.tokens.count }) { file in
            wanted.uses(in: index.files[file].outline).map { ($0.name, Use(file: file, offset: $0.offset)) }
        }
        uses = Dictionary(grouping: found.joined(), by: \.0).mapValues { $0.map(\.1) }
    }

    func places(of name: String) -> [Use] { uses[name] ?? [] }
}

/// Names to be sought, by their lengths and first bytes, so that most tokens are passed over without being read.
private struct NameTable: Sendable {
    private struct Key: Hashable {
        let length: Int
        let first: UInt8
    }

    private let names: [Key: [(name: String, bytes: [UInt8])]]
    private let lengths: Set<Int>

    init(_ names: Set<String>) {
        let entries = names.map { (name: $0, bytes: Array($0.utf8)) }.filter { !$0.bytes.isEmpty }
        self.names = Dictionary(grouping: entries) { Key(length: $0.bytes.count, first: $0.bytes[0]) }
        lengths = Set(entries.map(\.bytes.count))
    }

    func uses(in outline: Outline) -> [(name: String, offset: Int)] {
        var found: [(name: String, offset: Int)] = []
        let source = outline.source
        outline.tokens.withUnsafeBufferPointer { tokens in
            for token in tokens where token.kind == .identifier && lengths.contains(token.range.count) {
                let bytes = source.bytes(in: token.range)
                guard let first = bytes.first, let names = names[Key(length: bytes.count, first: first)],
                    let hit = names.first(where: { bytes.elementsEqual($0.bytes) })
                else { continue }
                found.append((hit.name, token.start))
            }
        }
        return found
    }
}
