import AppModel
import Diagnostics
import SwiftOutline

/// Where names that begin like a type's, and factory methods (`make…`), are called, and where types themselves are passed
/// (`Cart.self`, `Cart.init`): found among the tokens of all files.
struct CallSites: Sendable {
    private var calls: [String: [Site]] = [:]
    private var metatypes: [String: [Site]] = [:]

    /// - Parameter factories: The names of further methods whose calls are wanted.
    init(in model: AppModel, factories: Set<String> = []) {
        let lengths = Set(factories.map(\.utf8.count))
        for (number, file) in model.files.enumerated() {
            let (outline, tokens) = (file.outline, file.outline.tokens)
            for (index, token) in tokens.enumerated().dropLast(2) where token.kind == .identifier {
                switch tokens[index + 1].kind {
                case .leftParenthesis where outline.isCall(index) && !outline.isImplicitMember(index):
                    let isWanted =
                        Self.isWanted(token, in: outline.source)
                        || lengths.contains(token.length) && factories.contains(outline.text(token))
                    guard let name = isWanted ? outline.text(token) : outline.initializedType(at: index) else {
                        continue
                    }
                    calls[name, default: []].append(Site(file: number, offset: token.start))
                case .period
                where (tokens[index + 2].keyword == .self || outline.passesInitializer(index + 2))
                    && (index == 0 || tokens[index - 1].kind != .period):
                    metatypes[outline.text(token), default: []].append(Site(file: number, offset: token.start))
                default: break
                }
            }
        }
    }

    /// Where a name is called; a `func` of that name is no call.
    func sites(of name: String) -> [Site] { calls[name] ?? [] }

    /// Where a type itself, or its initialiser, is passed: `Cart.self`, `Cart.init`.
    func metatypes(of name: String) -> [Site] { metatypes[name] ?? [] }

    /// Whether a name may be a type's, or a factory method's: an `ÄrzteView` begins with no ASCII letter.
    private static func isWanted(_ name: Token, in source: SourceText) -> Bool {
        let bytes = source.bytes(in: name.range)
        return bytes.first.map(\.mayBeginCapitalized) == true || bytes.starts(with: "make".utf8)
    }
}

extension Outline {
    /// Whether a capitalised name at a token index stands behind a leading dot: a case that is named like a type, `.CartView(id)`.
    fileprivate func isImplicitMember(_ index: Int) -> Bool {
        let tokens = tokens
        guard index > 1, tokens[index - 1].kind == .period, text(tokens[index]).isCapitalized else { return false }
        let before = tokens[index - 2]
        return before.end < tokens[index - 1].start
            || [.leftParenthesis, .leftSquare, .leftBrace].contains(before.kind)
    }

    fileprivate func passesInitializer(_ index: Int) -> Bool {
        tokens[index].keyword == .`init` && index + 1 < tokens.endIndex && tokens[index + 1].kind != .leftParenthesis
    }

    /// The type that an `init` at a token index constructs: `Cart.init(…)`, `let cart: Cart = .init(…)`, `func cart() -> Cart { .init(…) }`.
    fileprivate func initializedType(at index: Int) -> String? {
        guard tokens[index].keyword == .`init`, index > 3, tokens[index - 1].kind == .period else { return nil }
        var place = index - 2
        if tokens[place].keyword == .return { place -= 1 }
        if tokens[place].kind == .leftBrace || tokens[place].kind == .equal {
            place -= 1
            while place > 1, [.postfixQuestion, .exclamation].contains(tokens[place].kind) { place -= 1 }
            guard place > 0, [.colon, .arrow, .period].contains(tokens[place - 1].kind) else { return nil }
        }
        guard tokens[place].kind == .identifier, text(tokens[place]).isCapitalized else { return nil }
        return text(tokens[place])
    }
}
