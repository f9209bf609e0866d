/// Finds the tags that open and close what prints nothing where it stands: `set`, `macro` and `map`.
enum DefinitionPairs {
    /// The partner's index for each opening and closing tag.
    static func find(in segments: [Segment], of bytes: [UInt8]) -> [Int: Int] {
        var partners: [Int: Int] = [:]
        var open: [(closer: String, index: Int)] = []
        for (index, segment) in segments.enumerated() where segment.kind == .tag {
            let words = firstWords(of: bytes[segment.content])
            guard let name = words.first else { continue }
            if let closer = closer(of: name, wordCount: words.count) {
                open.append((closer, index))
            } else if let position = open.lastIndex(where: { $0.closer == name }) {
                partners[index] = open[position].index
                partners[open[position].index] = index
                open.removeSubrange(position...)
            }
        }
        return partners
    }

    private static func closer(of name: String, wordCount: Int) -> String? {
        switch name {
        case "set": wordCount == 2 ? "endset" : nil
        case "macro": "endmacro"
        case "map": "endmap"
        default: nil
        }
    }

    /// The first three words at most: enough to tell `set name` from `set name value`.
    private static func firstWords(of content: ArraySlice<UInt8>) -> [String] {
        content.split(maxSplits: 3, whereSeparator: Byte.isSpace).prefix(3).map { String(decoding: $0, as: UTF8.self) }
    }
}
