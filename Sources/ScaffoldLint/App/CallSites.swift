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

    private let sites: [String: [Site]]
    private let metatypes: [String: [Site]]

    private enum Kind {
        case call, metatype
    }

    init(in index: SourceIndex) {
        let found = Halves.map(Array(index.files.enumerated()), weight: { $0.element.outline.tokens.count }) {
            Self.names(in: $0.element, at: $0.offset)
        }
        var (sites, metatypes): ([String: [Site]], [String: [Site]]) = ([:], [:])
        for (kind, name, site) in found.joined() {
            switch kind {
            case .call: sites[name, default: []].append(site)
            case .metatype: metatypes[name, default: []].append(site)
            }
        }
        (self.sites, self.metatypes) = (sites, metatypes)
    }

    /// Where a name is called; a `func` of that name is no call.
    func sites(of name: String) -> [Site] { sites[name] ?? [] }

    /// Where a type itself is handed on: `Cart.self`.
    func metatypes(of name: String) -> [Site] { metatypes[name] ?? [] }

    private static func names(in file: SourceFile, at index: Int) -> [(Kind, String, Site)] {
        var found: [(Kind, String, Site)] = []
        file.outline.source.withUnsafeBufferPointer { bytes in
            file.outline.tokens.withUnsafeBufferPointer { tokens in
                for position in tokens.indices.dropLast() where tokens[position].kind == .identifier {
                    let token = tokens[position]
                    guard let kind = kind(at: position, of: tokens, in: bytes) else { continue }
                    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[token.range]), as: UTF8.self)
                    found.append((kind, name, Site(file: index, offset: token.start)))
                }
            }
        }
        return found
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
        return SwiftText.mayBeginLarge(first) || name.starts(with: "make".utf8)
    }
}
