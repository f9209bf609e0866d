/// A pattern for paths: `*` matches anything within a folder, `**` anything at all, `?` one character.
///
/// A pattern without a wildcard at its end matches a file, or a folder with its contents.
package struct Glob: Sendable, Hashable {
    private let pattern: [UInt8]

    package init(_ text: String) {
        var text = text[...]
        while text.hasPrefix("./") { text = text.dropFirst(2) }
        while text.hasSuffix("/") { text = text.dropLast() }
        pattern = Array(text.utf8)
    }

    /// Whether a path, or a folder above it, matches.
    package func matches(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        if fits(bytes[...]) { return true }
        return bytes.indices.contains { bytes[$0] == UInt8(ascii: "/") && fits(bytes[..<$0]) }
    }

    /// Backtracks to the last wildcard, so that time is at most the product of both lengths.
    private func fits(_ path: ArraySlice<UInt8>) -> Bool {
        var (at, place) = (path.startIndex, 0)
        var back: (at: Int, place: Int, isDeep: Bool)?
        while at < path.endIndex {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                let isDeep = place + 1 < pattern.count && pattern[place + 1] == UInt8(ascii: "*")
                place += isDeep ? 2 : 1
                // `**/` also matches no folder.
                if isDeep, place < pattern.count, pattern[place] == UInt8(ascii: "/"), at == path.startIndex {
                    place += 1
                }
                back = (at, place, isDeep)
            } else if place < pattern.count,
                pattern[place] == path[at] || pattern[place] == UInt8(ascii: "?") && path[at] != UInt8(ascii: "/")
            {
                at += 1
                place += 1
            } else if let last = back, last.isDeep || path[last.at] != UInt8(ascii: "/") {
                back = (last.at + 1, last.place, last.isDeep)
                at = last.at + 1
                place = last.place
            } else {
                return false
            }
        }
        while place < pattern.count, pattern[place] == UInt8(ascii: "*") { place += 1 }
        return place == pattern.count
    }
}
