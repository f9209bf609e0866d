import ScaffoldKit
import SwiftOutline

/// The names by which a view shows that something is loading, empty or wrong.
struct ShownWords: Sendable {
    let words: Set<String>
    /// Parts of names that will do, in small letters: `loading` of `LoadingView`, `isLoading`, `.loading`.
    let fragments: [String]
    /// Names that have such a part and show nothing: SwiftUI's `EmptyView`.
    let others: Set<String>
    /// Ends of names, in small letters, that will do where the value is handed on to something that may show it: `state`.
    let handedOn: [String]

    /// Whether the name at an index of the tokens is one of them.
    func fit(_ index: Int, in outline: Outline) -> Bool {
        let word = outline.text(outline.tokens[index])
        if words.contains(word) { return true }
        let lowered = word.lowercased()
        if !others.contains(word), fragments.contains(where: { lowered.contains($0) }) {
            return !isAskedToBeNone(index, in: outline)
        }
        return handedOn.contains { lowered.hasSuffix($0) } && isArgument(index, in: outline)
    }

    /// Whether the name stands in a condition that there be no such value, of which nobody shows the contrary.
    private func isAskedToBeNone(_ index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard index + 2 < tokens.endIndex, tokens[index + 2].keyword == .nil,
            outline.source.bytes(in: tokens[index + 1].range).elementsEqual("==".utf8)
        else { return false }
        var next = index + 3
        while next < tokens.endIndex, tokens[next].kind != .leftBrace {
            next = max(tokens[next].match ?? next, next) + 1
        }
        guard next < tokens.endIndex, let close = tokens[next].match, close + 1 < tokens.endIndex else { return true }
        return tokens[next - 1].keyword != .else && tokens[close + 1].keyword != .else
    }

    /// Whether the value is an argument of a call, other than of one that only watches it.
    private func isArgument(_ index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        var start = index
        while start > 1, tokens[start - 1].kind == .period { start -= 2 }
        guard start > 1 else { return false }
        switch tokens[start - 1].kind {
        case .leftParenthesis, .comma: return true
        case .colon: return !["value", "of"].contains(outline.text(tokens[start - 2]))
        default: return false
        }
    }
}
