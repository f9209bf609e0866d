import Diagnostics
import SwiftOutline

/// A piece of Swift as the texts of its tokens: what stays the same when only the layout changes.
package struct TokenText: Sendable, Hashable {
    package let texts: [String]

    package init(_ text: String) {
        let source = SourceText(text)
        self.init(TokenList(source).map { source.text($0.range) })
    }

    package init(_ range: Range<Int>, in document: SwiftDocument) {
        self.init(document.outline.tokens(in: range).map(document.outline.text))
    }

    /// Commas before a closing bracket and semicolons have no meaning.
    private init(_ texts: [String]) {
        var kept: [String] = []
        for text in texts where !text.isEmpty && text != ";" {
            if [")", "]", "}"].contains(text), kept.last == "," { kept.removeLast() }
            kept.append(text)
        }
        if kept.last == "," { kept.removeLast() }
        self.texts = kept
    }

    var isEmpty: Bool { texts.isEmpty }

    /// Whether a range of a file has these tokens. In long lists, most ranges differ in the first one.
    func reads(_ range: Range<Int>, in document: SwiftDocument) -> Bool {
        if let first = texts.first,
            !document.outline.source.reads(first, in: document.token(at: range.lowerBound).range)
        {
            return false
        }
        return TokenText(range, in: document) == self
    }

    /// Whether a range of a file contains these tokens in a row.
    func stands(in range: Range<Int>, of document: SwiftDocument) -> Bool {
        document.found.value(for: range) { TokenText(range, in: document) }.contains(self)
    }

    /// Whether this text contains the other's tokens in a row.
    func contains(_ other: TokenText) -> Bool {
        guard !other.isEmpty, other.texts.count <= texts.count else { return other.isEmpty }
        return (0...texts.count - other.texts.count).contains { texts[$0...].starts(with: other.texts) }
    }

    /// Whether both are one member, with or without its type before it: `orders`, `.orders`, `Self.orders`, `Tab.orders`.
    func isMember(as other: TokenText) -> Bool {
        guard texts.count < 4, other.texts.count < 4, let name = texts.last, name == other.texts.last,
            [texts, other.texts].allSatisfy({ $0.count == 1 || $0[$0.count - 2] == "." })
        else { return false }
        let types = [texts, other.texts].map { $0.count == 3 ? $0[0] : "Self" }
        return types[0] == types[1] || types.contains("Self")
    }

    /// The key by which lists are sorted.
    package var sortKey: String { texts.joined(separator: " ") }
}
