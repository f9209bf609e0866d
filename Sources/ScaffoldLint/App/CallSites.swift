import Diagnostics
import ScaffoldKit
import SwiftOutline

/// Where names that begin like a type's, and factory methods (`make…`), are called, and where types themselves are passed
/// (`Cart.self`): found among the tokens of all files.
struct CallSites: Sendable {
    private var calls: [String: [Site]] = [:]
    private var metatypes: [String: [Site]] = [:]

    init(in index: SourceIndex) {
        for (number, file) in index.files.enumerated() {
            let (outline, tokens) = (file.outline, file.outline.tokens)
            for (index, token) in tokens.enumerated().dropLast(2) where token.kind == .identifier {
                switch tokens[index + 1].kind {
                case .leftParenthesis where outline.isCall(index) && Self.isWanted(token, in: outline.source):
                    calls[outline.text(token), default: []].append(Site(file: number, offset: token.start))
                case .period
                where tokens[index + 2].keyword == .self && (index == 0 || tokens[index - 1].kind != .period):
                    metatypes[outline.text(token), default: []].append(Site(file: number, offset: token.start))
                default: break
                }
            }
        }
    }

    /// Where a name is called; a `func` of that name is no call.
    func sites(of name: String) -> [Site] { calls[name] ?? [] }

    /// Where a type itself is passed: `Cart.self`.
    func metatypes(of name: String) -> [Site] { metatypes[name] ?? [] }

    /// Whether a name may be a type's, or a factory method's: an `ÄrzteView` begins with no ASCII letter.
    private static func isWanted(_ name: Token, in source: SourceText) -> Bool {
        let bytes = source.bytes(in: name.range)
        return bytes.first.map(\.mayBeginCapitalized) == true || bytes.starts(with: "make".utf8)
    }
}
