import Diagnostics
import SwiftOutline

/// The names in a view that show that data is loading, missing or could not be loaded.
struct ShownWords: Sendable {
    let words: Set<String>
    /// Parts of names, in lower case: `loading` of `LoadingView`, `isLoading`, `.loading`.
    let fragments: [String]
    /// Names that have such a part but show nothing: SwiftUI's `EmptyView`.
    let others: Set<String>
    /// Endings of names, in lower case, of values that count if they are passed to another view: `state`.
    let passedOn: [String]
    /// Parts of texts, in lower case, that count in a `Text` or `Label`.
    let said: [String]

    /// Methods whose result is a text, and properties of frameworks that are one.
    private static let texts: Set<String> = [
        "description", "localizedDescription", "trimmingCharacters", "lowercased", "uppercased", "prefix", "suffix",
    ]
    /// Modifiers that change only how a view behaves.
    private static let effects: Set<String> = ["disabled", "scrollDisabled", "animation", "onChange"]

    /// Whether the name at an index of the tokens is one of these names.
    ///
    /// The placeholder of a picture that loads does not count, and an empty text is no missing data.
    func fit(_ index: Int, in outline: Outline, _ app: LintContext) -> Bool {
        isMeant(index, in: outline, app)
            && !outline.calls(around: index, closures: true).contains { $0.hasSuffix("AsyncImage") }
    }

    private func isMeant(_ index: Int, in outline: Outline, _ app: LintContext) -> Bool {
        let word = outline.text(outline.tokens[index])
        if words.contains(word) { return true }
        let lowered = word.lowercased()
        if !others.contains(word), fragments.contains(where: { lowered.contains($0) }) {
            return !isAskedToBeNone(index, in: outline)
                && (word != "isEmpty" || tellsOfMissingData(index, in: outline, app.texts))
        }
        return passedOn.contains { lowered.hasSuffix($0) } && isHandedOn(index, in: outline, app)
    }

    /// Whether the literal at an index of the tokens is a text that says so: `Text("Loading…")`.
    func say(_ index: Int, in outline: Outline) -> Bool {
        guard index > 1, outline.tokens[index - 1].kind == .leftParenthesis,
            ["Text", "Label"].contains(outline.text(outline.tokens[index - 2]))
        else { return false }
        let text = outline.text(outline.tokens[index]).lowercased()
        return said.contains { text.contains($0) }
    }

    /// Whether the name is in a condition `== nil` that has no `else`.
    private func isAskedToBeNone(_ index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard index + 2 < tokens.endIndex, tokens[index + 2].keyword == .nil,
            outline.source.bytes(in: tokens[index + 1].range).elementsEqual("==".utf8)
        else { return false }
        return isWithoutElse(from: index + 3, in: outline)
    }

    /// Whether an `isEmpty` is that of a list, and something is shown where it is true.
    private func tellsOfMissingData(_ index: Int, in outline: Outline, _ texts: Set<String>) -> Bool {
        let tokens = outline.tokens
        guard index > 2, tokens[index - 1].kind == .period else { return true }
        var owner = index - 2
        while owner > 0, [.postfixQuestion, .exclamation].contains(tokens[owner].kind) { owner -= 1 }
        if tokens[owner].kind == .rightParenthesis, let open = tokens[owner].match, open > 0 { owner = open - 1 }
        let name = outline.text(tokens[owner])
        if texts.contains(name) || Self.texts.contains(name) { return false }
        let start = outline.pathStart(of: index)
        if outline.caller(of: start).map(Self.effects.contains) == true { return false }
        guard start > 0, tokens[start - 1].kind == .prefixOperator else { return true }
        var word = start - 1
        while word > 0, tokens[word].keyword != .if, tokens[word].kind != .leftBrace, tokens[word].kind != .rightBrace {
            word -= 1
        }
        return tokens[word].keyword != .if || !isWithoutElse(from: index, in: outline)
    }

    /// Whether the condition around an index has no `else`.
    private func isWithoutElse(from index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        var next = index
        while next < tokens.endIndex, tokens[next].kind != .leftBrace {
            next = max(tokens[next].match ?? next, next) + 1
        }
        guard next < tokens.endIndex, let close = tokens[next].match, close + 1 < tokens.endIndex else { return true }
        return tokens[next - 1].keyword != .else && tokens[close + 1].keyword != .else
    }

    /// Whether the value is an argument of a call that does more than observe it. A view of the app that gets the value is searched itself.
    private func isHandedOn(_ index: Int, in outline: Outline, _ app: LintContext) -> Bool {
        let tokens = outline.tokens
        let start = outline.pathStart(of: index)
        guard start > 1, !outline.text(tokens[start]).isCapitalized,
            outline.caller(of: start).flatMap(app.model.type)?.inherits("View") != true
        else { return false }
        switch tokens[start - 1].kind {
        case .leftParenthesis, .comma: return true
        case .colon: return !["value", "of"].contains(outline.text(tokens[start - 2]))
        default: return false
        }
    }
}
