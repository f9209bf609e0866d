/// Finds the tags that open and close what prints nothing where it stands: `set`, `macro` and `map`.
enum DefinitionPairs {
    /// The partner's index for each opening and closing tag.
    static func find(in segments: [Segment], of bytes: ArraySlice<UInt8>) -> [Int: Int] {
        var partners: [Int: Int] = [:]
        var open: [(closer: String, index: Int)] = []
        for (index, segment) in segments.enumerated() where segment.kind == .tag {
            var reader = TagReader(bytes, segment.content)
            let name = reader.wordRange()
            // Most tags are told apart by a letter.
            guard let first = bytes[name].first, initials.contains(first) else { continue }
            let text = reader.text(name)
            if let closer = closer(of: text, &reader) {
                open.append((closer, index))
            } else if let position = open.lastIndex(where: { $0.closer == text }) {
                partners[index] = open[position].index
                partners[open[position].index] = index
                open.removeSubrange(position...)
            }
        }
        return partners
    }

    /// The first letters of `set`, `macro`, `map` and their ends.
    private static let initials = Array("sme".utf8)

    /// The end of the definition that a tag opens; nil if it opens none, as in `set name value`.
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
