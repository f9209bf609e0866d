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
        var texts: [String] = []
        var index = document.tokenIndex(at: range.lowerBound)
        while index < document.tokens.count, document.tokens[index].start < range.upperBound {
            texts.append(document.text(document.tokens[index].range))
            index += 1
        }
        self.init(texts)
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

    /// Whether a range of a file reads so: told by the first token that differs, of which a long list has one an element.
    func reads(_ range: Range<Int>, in document: SwiftDocument) -> Bool {
        let (tokens, source) = (document.tokens, document.outline.source)
        var index = document.tokenIndex(at: range.lowerBound)
        let hasMore = { (index: Int) in index < tokens.count && tokens[index].start < range.upperBound }
        for text in texts {
            guard hasMore(index) else { return false }
            guard source.reads(text, in: tokens[index].range) else {
                return Self.mayGo(tokens[index]) && TokenText(range, in: document) == self
            }
            index += 1
        }
        return !hasMore(index) || Self.mayGo(tokens[index]) && TokenText(range, in: document) == self
    }

    /// Whether a range of a file contains these tokens in a row.
    func stands(in range: Range<Int>, of document: SwiftDocument) -> Bool {
        guard let first = texts.first else { return true }
        let (tokens, source) = (document.tokens, document.outline.source)
        var start = document.tokenIndex(at: range.lowerBound)
        while start < tokens.count, tokens[start].start < range.upperBound {
            defer { start += 1 }
            guard source.reads(first, in: tokens[start].range) else { continue }
            var index = start
            while index - start < texts.count, index < tokens.count, tokens[index].start < range.upperBound,
                source.reads(texts[index - start], in: tokens[index].range)
            { index += 1 }
            if index - start == texts.count { return true }
            guard index < tokens.count, Self.mayGo(tokens[index]) else { continue }
            return TokenText(range, in: document).contains(self)
        }
        return false
    }

    /// Whether a token may have no meaning.
    private static func mayGo(_ token: Token) -> Bool {
        token.kind == .semicolon || token.kind == .comma || token.length == 0
    }

    /// Whether this text contains the other's tokens in a row.
    func contains(_ other: TokenText) -> Bool {
        guard !other.isEmpty, other.texts.count <= texts.count else { return other.isEmpty }
        return (0...texts.count - other.texts.count).contains { texts[$0...].starts(with: other.texts) }
    }

    /// The key by which lists are sorted.
    package var sortKey: String { texts.joined(separator: " ") }
}
