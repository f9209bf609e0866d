import SwiftOutline

/// Names to find among the tokens of files.
package struct NameTable: Sendable {
    private let names: Set<String>
    /// The lengths of the names, in bytes. Most tokens have another one, and need no text.
    private let lengths: Set<Int>

    package init(_ names: Set<String>) {
        self.names = names
        lengths = Set(names.map(\.utf8.count))
    }

    /// The identifiers in a file that match one of the names, with their token indices.
    package func uses(in outline: Outline) -> [(name: String, token: Int)] {
        outline.tokens.enumerated().compactMap { index, token in
            guard token.kind == .identifier, lengths.contains(token.length) else { return nil }
            let name = outline.text(token)
            return names.contains(name) ? (name, index) : nil
        }
    }
}
