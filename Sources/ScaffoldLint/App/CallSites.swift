import ScaffoldKit
import SwiftOutline

/// Where names that begin like a type's, and factory methods (`make…`), are called: found among the tokens of all files.
struct CallSites: Sendable {
    struct Site: Sendable {
        let file: Int
        /// The byte offset of the name.
        let offset: Int
    }

    private let sites: [String: [Site]]

    init(in index: SourceIndex) {
        let found = Halves.map(Array(index.files.enumerated()), weight: { $0.element.outline.tokens.count }) {
            Self.names(in: $0.element, at: $0.offset)
        }
        var sites: [String: [Site]] = [:]
        for (name, site) in found.joined() { sites[name, default: []].append(site) }
        self.sites = sites
    }

    /// Where a name is called; a `func` of that name is no call.
    func sites(of name: String) -> [Site] { sites[name] ?? [] }

    private static func names(in file: SourceFile, at index: Int) -> [(String, Site)] {
        var found: [(String, Site)] = []
        let source = file.outline.source
        file.outline.tokens.withUnsafeBufferPointer { tokens in
            for position in tokens.indices.dropLast() where tokens[position].kind == .identifier {
                let token = tokens[position]
                guard tokens[position + 1].kind == .leftParenthesis, isWanted(source.bytes(in: token.range)) else {
                    continue
                }
                if position > 0, tokens[position - 1].keyword == .func { continue }
                found.append((source.text(token.range), Site(file: index, offset: token.start)))
            }
        }
        return found
    }

    private static func isWanted(_ name: ArraySlice<UInt8>) -> Bool {
        guard let first = name.first else { return false }
        return (first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")) || name.starts(with: "make".utf8)
    }
}
