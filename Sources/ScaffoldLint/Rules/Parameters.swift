import ScaffoldKit

/// The parameters of a check, as its rule gives them.
struct Parameters {
    var reader: MappingReader

    init(_ reader: MappingReader) {
        self.reader = reader
    }

    /// A text that has to be there.
    mutating func text(_ key: String) -> String {
        reader.requiredText(key)?.value ?? ""
    }

    mutating func optionalText(_ key: String) -> String? {
        reader.text(key)?.value
    }

    mutating func texts(_ key: String) -> [String] {
        reader.texts(key).map(\.value)
    }

    mutating func set(_ key: String) -> Set<String> {
        Set(texts(key))
    }

    /// A name with a place for a module's: `<M>Coordinator`.
    mutating func stem(_ key: String) -> StemPattern {
        reader.requiredText(key).map { pattern($0, of: key) } ?? StemPattern()
    }

    mutating func optionalStem(_ key: String) -> StemPattern? {
        reader.text(key).map { pattern($0, of: key) }
    }

    mutating func stems(_ key: String) -> [StemPattern] {
        reader.texts(key).map { pattern($0, of: key) }
    }

    private mutating func pattern(_ text: Located<String>, of key: String) -> StemPattern {
        if let pattern = StemPattern(text.value) { return pattern }
        reader.add(
            "\"\(text.value)\" has no place for a module's name",
            at: text.mark,
            hint: "\"<M>Coordinator\" has one"
        )
        return StemPattern()
    }

    /// A number, or the one that stands in for it.
    mutating func number(_ key: String, default standard: Int) -> Int {
        guard let text = reader.text(key) else { return standard }
        if let number = Int(text.value), number >= 0 { return number }
        reader.add("\"\(text.value)\" is no number", at: text.mark)
        return standard
    }

    /// How much some of a rule's violations weigh, where that differs from the rule's own severity.
    mutating func severity(_ key: String) -> Severity? {
        reader.choice(key, as: Severity.self)?.value
    }

    mutating func flag(_ key: String) -> Bool {
        guard let value = reader.value(key) else { return false }
        if let flag = value.bool { return flag }
        reader.add("\"\(key)\" is true or false", at: reader.mark(of: value))
        return false
    }
}
