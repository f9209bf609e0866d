import YAMLReader

/// The text layout of a catalogue, and new entries in that layout.
struct CatalogueText {
    /// The text before a member, after the bracket or comma: a line break with indentation, or nothing.
    let separator: String

    /// The indentation of one level; `nil` if everything is on one line.
    let unit: String?

    /// The text between a key and its value.
    let colon: String

    let newline: String

    /// A key with its entry, in this layout.
    func entry(_ entry: StringCatalogue.Entry, language: StringCatalogue.Language) -> String {
        var fields: [(String, Node)] = []
        if let comment = entry.comment { fields.append(("comment", .text(comment))) }
        fields.append(("extractionState", .text("manual")))
        let unit = Node.object([("state", .text(language.state)), ("value", .text(entry.value))])
        fields.append(("localizations", .object([(language.code, .object([("stringUnit", unit)]))])))
        return member(entry.key, .object(fields), at: separator)
    }

    private indirect enum Node {
        case text(String)
        case object([(String, Node)])
    }

    private func member(_ key: String, _ value: Node, at separator: String) -> String {
        JSONWriter.quoted(key) + colon + text(of: value, at: separator)
    }

    private func text(of node: Node, at separator: String) -> String {
        switch node {
        case .text(let text): return JSONWriter.quoted(text)
        case .object(let members):
            guard let unit else {
                return "{" + members.map { member($0.0, $0.1, at: separator) }.joined(separator: "," + separator) + "}"
            }
            let inner = separator + unit
            return "{" + inner + members.map { member($0.0, $0.1, at: inner) }.joined(separator: "," + inner)
                + separator + "}"
        }
    }
}
