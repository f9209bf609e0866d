import AppModel
import Diagnostics
import YAMLReader

/// The parameters of a check or role, read by key.
struct Parameters {
    let reader: MappingReader
    /// The keys that were read. Any other key is an error.
    private(set) var keys: [String] = []

    init(_ reader: MappingReader) { self.reader = reader }

    /// A required text.
    mutating func text(_ key: String) -> String { reading(key).requiredText(key)?.value ?? "" }

    mutating func optionalText(_ key: String) -> String? { reading(key).text(key)?.value }

    mutating func texts(_ key: String) -> [String] { reading(key).texts(key).map(\.value) }

    mutating func set(_ key: String) -> Set<String> { Set(texts(key)) }

    /// Texts of which each is a list of alternatives: `pop|back`.
    mutating func alternatives(_ key: String) -> [[String]] {
        texts(key).map { $0.split(separator: "|").map(String.init) }
    }

    /// A required name with a placeholder for the module's name: `<M>Coordinator`.
    mutating func stem(_ key: String) -> NamePattern { reading(key).requiredText(key).map(pattern) ?? .stem }

    mutating func optionalStem(_ key: String) -> NamePattern? { reading(key).text(key).map(pattern) }

    mutating func stems(_ key: String) -> [NamePattern] { reading(key).texts(key).map(pattern) }

    /// The names that the check exempts, under `not-prefixes` and `not-suffixes`.
    mutating func exemptNames() -> ExemptNames {
        ExemptNames(prefixes: texts("not-prefixes"), suffixes: texts("not-suffixes"))
    }

    /// A number that is not negative.
    mutating func number(_ key: String, default standard: Int) -> Int {
        guard let text = reading(key).text(key) else { return standard }
        if let number = Int(text.value), number >= 0 { return number }
        reader.add("\"\(text.value)\" is not a number", at: text.mark)
        return standard
    }

    /// The severity of some of a rule's violations, if it differs from the rule's own.
    mutating func severity(_ key: String) -> Severity? { reading(key).choice(key, as: Severity.self)?.value }

    /// `true` or `false`; `false` without the key.
    mutating func flag(_ key: String) -> Bool { reading(key).flag(key) ?? false }

    /// The reader, which from now on knows the key.
    private mutating func reading(_ key: String) -> MappingReader {
        keys.append(key)
        return reader
    }

    private func pattern(_ text: Located<String>) -> NamePattern {
        if let pattern = NamePattern(text.value) { return pattern }
        let message = "\"\(text.value)\" has no place for a module's name"
        reader.add(message, at: text.mark, hint: "\"<M>Coordinator\" has one")
        return .stem
    }
}
