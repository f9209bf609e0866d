/// Pairs the opening and closing tags of definitions, which print nothing: `set`, `macro` and `map`.
enum DefinitionPairs {
    /// The index of each tag's partner, and the number of examined open tags, for tests of linear time.
    static func find(in segments: [Segment], of bytes: ArraySlice<UInt8>) -> (partners: [Int: Int], looked: Int) {
        var partners: [Int: Int] = [:]
        var looked = 0
        var open: [(closer: String, index: Int)] = []
        // The number of open tags by closing tag: `open` is searched only if there is one.
        var waiting: [String: Int] = [:]
        for (index, segment) in segments.enumerated() where segment.kind == .tag {
            var reader = TagReader(bytes, segment.content)
            let name = reader.wordRange()
            // The first letter excludes most tags.
            guard let first = bytes[name].first, initials.contains(first) else { continue }
            let text = reader.text(name)
            if let closer = closer(of: text, &reader) {
                open.append((closer, index))
                waiting[closer, default: 0] += 1
            } else if waiting[text, default: 0] > 0 {
                while let opener = open.popLast() {
                    looked += 1
                    waiting[opener.closer, default: 0] -= 1
                    guard opener.closer == text else { continue }
                    partners[index] = opener.index
                    partners[opener.index] = index
                    break
                }
            }
        }
        return (partners, looked)
    }

    /// The first letters of `set`, `macro`, `map` and their ends.
    private static let initials = Array("sme".utf8)

    /// The closing tag of the definition that a tag opens; `nil` if it opens none, as in `set name value`.
    private static func closer(of name: String, _ reader: inout TagReader) -> String? {
        switch name {
        case "macro": return "endmacro"
        case "map": return "endmap"
        case "set":
            _ = reader.word()
            _ = reader.word()
            return reader.hasMore() ? nil : "endset"
        default: return nil
        }
    }
}
