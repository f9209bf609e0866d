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
        let translation: YAMLValue = ["state": .string(language.state), "value": .string(entry.value)]
        let value = YAMLValue.members([
            "comment": entry.comment.map(YAMLValue.string),
            "extractionState": "manual",
            "localizations": [language.code: ["stringUnit": translation]],
        ])
        return JSONWriter.quoted(entry.key) + colon
            + JSONWriter.write(value, lineBreak: separator, unit: unit, colon: colon)
    }
}
