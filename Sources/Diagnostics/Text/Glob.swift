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

    /// Backtracks to the last `*` within a folder, and from there to the last `**`.
    private func fits(_ path: ArraySlice<UInt8>) -> Bool {
        var (at, place) = (path.startIndex, 0)
        var shallow: (at: Int, place: Int)?
        var deep: (at: Int, place: Int, isOfFolders: Bool)?
        while at < path.endIndex {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                let isDeep = place + 1 < pattern.count && pattern[place + 1] == UInt8(ascii: "*")
                place += isDeep ? 2 : 1
                guard isDeep else {
                    shallow = (at, place)
                    continue
                }
                // `**/` matches whole folders, or none.
                let isAtName = at == path.startIndex || path[at - 1] == UInt8(ascii: "/")
                let isOfFolders = isAtName && place < pattern.count && pattern[place] == UInt8(ascii: "/")
                if isOfFolders { place += 1 }
                (deep, shallow) = ((at, place, isOfFolders), nil)
            } else if place < pattern.count,
                pattern[place] == path[at] || pattern[place] == UInt8(ascii: "?") && path[at] != UInt8(ascii: "/")
            {
                at += 1
                place += 1
            } else if let last = shallow, path[last.at] != UInt8(ascii: "/") {
                (at, place) = (last.at + 1, last.place)
                shallow = (at, place)
            } else if let last = deep,
                let end = last.isOfFolders ? path[last.at...].firstIndex(of: UInt8(ascii: "/")) : last.at
            {
                (at, place) = (end + 1, last.place)
                (deep, shallow) = ((at, place, last.isOfFolders), nil)
            } else {
                return false
            }
        }
        while place < pattern.count, pattern[place] == UInt8(ascii: "*") { place += 1 }
        return place == pattern.count
    }
}
