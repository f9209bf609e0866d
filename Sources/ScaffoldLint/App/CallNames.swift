import SwiftOutline

/// The names of one file that are called, and those of types that are handed on (`Cart.self`).
struct CallNames: Sendable {
    let calls: [SiteTable.Name]
    let metatypes: [SiteTable.Name]

    private enum Kind {
        case call, metatype
    }

    init(in outline: Outline) {
        var (calls, metatypes): ([SiteTable.Name], [SiteTable.Name]) = ([], [])
        outline.source.withUnsafeBufferPointer { bytes in
            outline.tokens.withUnsafeBufferPointer { tokens in
                // What is called, and a type that is handed on, is told by the token behind it.
                for next in tokens.indices.dropFirst() {
                    let kind = tokens[next].kind
                    guard kind == .leftParenthesis || kind == .period, tokens[next - 1].kind == .identifier else {
                        continue
                    }
                    switch Self.kind(at: next - 1, of: tokens, in: bytes) {
                    case .call: calls.append(SiteTable.Name(tokens[next - 1], bytes))
                    case .metatype: metatypes.append(SiteTable.Name(tokens[next - 1], bytes))
                    case nil: break
                    }
                }
            }
        }
        (self.calls, self.metatypes) = (calls, metatypes)
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
