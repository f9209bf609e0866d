import SwiftOutline

/// A piece of Swift as the texts of its tokens: what stays the same when only the layout changes.
struct TokenText: Sendable, Hashable {
    let texts: [String]

    init(_ text: String) {
        let source = SourceText(text)
        self.init(TokenList(source).map { source.text($0.range) })
    }

    init(_ range: Range<Int>, in document: SwiftDocument) {
        var texts: [String] = []
        var index = document.tokenIndex(at: range.lowerBound)
        while index < document.tokens.count, document.tokens[index].start < range.upperBound {
            texts.append(document.text(document.tokens[index].range))
            index += 1
        }
        self.init(texts)
    }

    /// Commas before a closing bracket and semicolons say nothing.
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

    /// Whether the other's tokens stand in this one, one behind the other.
    func contains(_ other: TokenText) -> Bool {
        guard !other.isEmpty, other.texts.count <= texts.count else { return other.isEmpty }
        return (0...texts.count - other.texts.count).contains { texts[$0...].starts(with: other.texts) }
    }

    /// What lists are sorted by.
    var sortKey: String { texts.joined(separator: " ") }
}
