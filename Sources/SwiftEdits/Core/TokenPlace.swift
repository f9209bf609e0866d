import Diagnostics
import SwiftOutline

/// The place of a text's tokens in a file, in any layout.
package struct TokenPlace {
    package let range: Range<Int>

    /// `nil` if they occur nowhere, several times, as part of a longer expression, or with comments among them that the text lacks.
    package init?(of text: String, in range: Range<Int>, of document: SwiftDocument) {
        let wanted = TokenText(text).texts
        let tokens = Self.tokens(in: range, of: document)
        guard let first = wanted.first, wanted.count <= tokens.count else { return nil }
        var found: [Range<Int>] = []
        for start in 0...tokens.count - wanted.count where tokens[start].text == first {
            let slice = tokens[start..<start + wanted.count]
            guard slice.map(\.text) == wanted else { continue }
            let place = tokens[start].token.start..<tokens[start + wanted.count - 1].token.end
            if Self.isApart(place, in: document) { found.append(place) }
        }
        guard found.count == 1, Self.remarks(in: document.text(found[0])) == Self.remarks(in: Self.body(of: text))
        else {
            return nil
        }
        self.range = found[0]
    }

    /// The place of an entry as it is rendered, or else without `return`, which the cases of a switch may leave out.
    package init?(ofEntry text: String, in range: Range<Int>, of document: SwiftDocument) {
        let value = text.replacingAll("return ", with: "")
        if let place = TokenPlace(of: text, in: range, of: document) {
            self = place
        } else if value != text, let place = TokenPlace(of: value, in: range, of: document) {
            self = place
        } else {
            return nil
        }
    }

    /// The tokens of a range, without those that have no meaning.
    package static func tokens(in range: Range<Int>, of document: SwiftDocument) -> [(text: String, token: Token)] {
        var found: [(text: String, token: Token)] = []
        for token in document.outline.tokens(in: range) {
            let text = document.text(token.range)
            guard !text.isEmpty, text != ";" else { continue }
            if [")", "]", "}"].contains(text), found.last?.text == "," { found.removeLast() }
            found.append((text, token))
        }
        return found
    }

    /// Whether the tokens in a place are not part of a longer expression.
    private static func isApart(_ place: Range<Int>, in document: SwiftDocument) -> Bool {
        let before = document.token(before: place.lowerBound).map { document.text($0.range) } ?? ""
        let next = document.token(at: place.upperBound)
        let after = document.text(next.range)
        let begins = document.startsLine(place.lowerBound) || ["", "{", "(", "[", ",", ":", ";"].contains(before)
        let ends = next.startsLine || ["", "}", ")", "]", ",", ":", ";"].contains(after)
        return begins && ends && !after.hasPrefix(".")
    }

    /// The text from its first token on: the comment above it is not part of the place.
    private static func body(of text: String) -> String {
        let document = SwiftDocument(Array(text.utf8))
        return document.text(document.token(at: 0).start..<document.bytes.count)
    }

    private static func remarks(in text: String) -> Int { text.parted(by: "//").count + text.parted(by: "/*").count }
}
