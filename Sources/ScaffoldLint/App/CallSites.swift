import ScaffoldKit
import SwiftOutline

/// Where names that begin like a type's, and factory methods (`make…`), are called, and where types themselves are handed on
/// (`Cart.self`): found among the tokens of all files.
struct CallSites: Sendable {
    struct Site: Sendable {
        let file: Int
        /// The byte offset of the name.
        let offset: Int
    }

    private let calls: SiteTable
    private let metatypes: SiteTable

    private enum Kind {
        case call, metatype
    }

    init(in index: SourceIndex) {
        let found = Halves.map(Array(index.files.indices), weight: { index.files[$0].outline.tokens.count }) {
            Self.names(in: index.files[$0], at: $0)
        }
        calls = SiteTable(found.flatMap(\.calls), in: index.files)
        metatypes = SiteTable(found.flatMap(\.metatypes), in: index.files)
    }

    /// Where a name is called; a `func` of that name is no call.
    func sites(of name: String) -> [Site] { calls[name] }

    /// Where a type itself is handed on: `Cart.self`.
    func metatypes(of name: String) -> [Site] { metatypes[name] }

    private static func names(in file: SourceFile, at index: Int)
        -> (calls: [SiteTable.Entry], metatypes: [SiteTable.Entry])
    {
        var (calls, metatypes): ([SiteTable.Entry], [SiteTable.Entry]) = ([], [])
        file.outline.source.withUnsafeBufferPointer { bytes in
            file.outline.tokens.withUnsafeBufferPointer { tokens in
                for position in tokens.indices.dropLast() where tokens[position].kind == .identifier {
                    switch kind(at: position, of: tokens, in: bytes) {
                    case .call: calls.append(SiteTable.Entry(tokens[position], in: index, bytes))
                    case .metatype: metatypes.append(SiteTable.Entry(tokens[position], in: index, bytes))
                    case nil: break
                    }
                }
            }
        }
        return (calls, metatypes)
    }

    private static func kind(
        at position: Int,
        of tokens: UnsafeBufferPointer<Token>,
        in bytes: UnsafeBufferPointer<UInt8>
    ) -> Kind? {
        switch tokens[position + 1].kind {
        case .leftParenthesis:
            guard isWanted(UnsafeBufferPointer(rebasing: bytes[tokens[position].range])) else { return nil }
            return position > 0 && tokens[position - 1].keyword == .func ? nil : .call
        case .period:
            guard position + 2 < tokens.count, tokens[position + 2].kind == .identifier,
                tokens[position + 2].keyword == .self,
                position == 0 || tokens[position - 1].kind != .period
            else { return nil }
            return .metatype
        default: return nil
        }
    }

    /// Whether a name may be a type's, or one of a factory's methods: an `ÄrzteView` begins with no ASCII letter.
    private static func isWanted(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        return SwiftText.mayBeginLarge(first) || first == UInt8(ascii: "m") && name.starts(with: "make".utf8)
    }
}
