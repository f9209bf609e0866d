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
        namesState(index, in: outline, app)
            && !outline.calls(around: index, closures: true).contains { $0.hasSuffix("AsyncImage") }
    }

    /// Whether the name is a word for a state, has a part that is one, or is a value with such an ending that is passed on.
    private func namesState(_ index: Int, in outline: Outline, _ app: LintContext) -> Bool {
        let word = outline.text(outline.tokens[index])
        if words.contains(word) { return true }
        let lowered = word.lowercased()
        if !others.contains(word), fragments.contains(where: { lowered.contains($0) }) {
            return !isComparedWithNil(index, in: outline)
                && (word != "isEmpty" || showsMissingData(index, in: outline, app.members.texts))
        }
        return passedOn.contains { lowered.hasSuffix($0) } && isPassedOn(index, in: outline, app)
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
    private func isComparedWithNil(_ index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard index + 2 < tokens.endIndex, tokens[index + 2].keyword == .nil,
            outline.source.bytes(in: tokens[index + 1].range).elementsEqual("==".utf8)
        else { return false }
        return isWithoutElse(from: index + 3, in: outline)
    }

    /// Whether an `isEmpty` is that of a list, and something is shown where it is true.
    private func showsMissingData(_ index: Int, in outline: Outline, _ texts: Set<String>) -> Bool {
        let tokens = outline.tokens
        guard index > 2, tokens[index - 1].kind == .period else { return true }
        let name = owner(ofMember: index, in: outline)
        if texts.contains(name) || Self.texts.contains(name) { return false }
        let start = outline.pathStart(of: index)
        if outline.caller(of: start).map(Self.effects.contains) == true { return false }
        let isNegated = start > 0 && tokens[start - 1].kind == .prefixOperator
        return !isNegated || !isInIf(start - 1, in: outline) || !isWithoutElse(from: index, in: outline)
    }

    /// The name of the property or method whose member an index of the tokens names: `items` of `items?.isEmpty` and `items().isEmpty`.
    private func owner(ofMember index: Int, in outline: Outline) -> String {
        let tokens = outline.tokens
        var owner = index - 2
        while owner > 0, [.postfixQuestion, .exclamation].contains(tokens[owner].kind) { owner -= 1 }
        if tokens[owner].kind == .rightParenthesis, let open = tokens[owner].match, open > 0 { owner = open - 1 }
        return outline.text(tokens[owner])
    }

    /// Whether an index of the tokens is in the condition of an `if`.
    private func isInIf(_ index: Int, in outline: Outline) -> Bool {
        let before = outline.tokens[...index].last { token in
            token.keyword == .if || token.kind == .leftBrace || token.kind == .rightBrace
        }
        return before?.keyword == .if
    }

    /// Whether the condition around an index has no `else`.
    private func isWithoutElse(from index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard let open = outline.firstToken(.leftBrace, in: index..<tokens.endIndex),
            let close = tokens[open].match, close + 1 < tokens.endIndex
        else { return true }
        return tokens[open - 1].keyword != .else && tokens[close + 1].keyword != .else
    }

    /// Whether the value is an argument of a call that does more than observe it. A view of the app that gets the value is searched itself.
    private func isPassedOn(_ index: Int, in outline: Outline, _ app: LintContext) -> Bool {
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
