import Diagnostics
import YAMLReader

/// Reads the keys of one YAML mapping, and says what is unknown, missing or of the wrong kind, each with its place.
package struct MappingReader {
    package let source: String
    /// What the mapping describes, for messages: `the screen`.
    package let subject: String
    private let node: YAMLNode
    package private(set) var problems = Problems()

    /// - Parameter known: Every key that may stand here; another is a problem with the nearest one as its hint. `nil` if the keys are
    ///   known later: the caller then calls `refuseKeys(besides:)`.
    package init(_ node: YAMLNode, of subject: String, source: String, known: [String]?) {
        self.node = node
        self.source = source
        self.subject = subject
        guard node.entries != nil else {
            add("\(subject) must be a mapping, not \(node.kindDescription)", at: mark, hint: node.quotingHint)
            return
        }
        if let known { refuseKeys(besides: known) }
    }

    /// The place of the mapping itself.
    package var mark: SourceMark { mark(of: node) }

    package func mark(of node: YAMLNode) -> SourceMark {
        SourceMark(node.start, in: source)
    }

    /// Where the text of a scalar begins: after the quote, if it is quoted.
    package func textMark(of node: YAMLNode) -> SourceMark {
        let isQuoted = node.scalar.map { $0.style == .singleQuoted || $0.style == .doubleQuoted } ?? false
        return mark(of: node).advanced(by: isQuoted ? 1 : 0)
    }

    /// The value under a key; a key with nothing after it counts as absent.
    package func value(_ key: String) -> YAMLNode? {
        node[key].flatMap { $0.isNull ? nil : $0 }
    }

    /// Whether the key is there, with or without a value.
    package func has(_ key: String) -> Bool { node[key] != nil }

    /// The text of a scalar: numbers and truth values are taken as they are written, as YAML's quoting rules are not the
    /// user's concern.
    package mutating func text(_ key: String) -> Located<String>? {
        value(key).flatMap { text($0, of: "\"\(key)\"") }
    }

    /// The text under a key that has to be there.
    package mutating func requiredText(_ key: String) -> Located<String>? {
        guard let value = value(key) else {
            add("\(subject) has no \"\(key)\"", at: mark)
            return nil
        }
        return text(value, of: "\"\(key)\"")
    }

    /// The version (`15.0`) under a key that has to be there.
    mutating func version(_ key: String) -> Located<String>? {
        guard let version = requiredText(key) else { return nil }
        let parts = version.value.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count <= 3, parts.allSatisfy({ Int($0) != nil }) { return version }
        add("\"\(version.value)\" is no version", at: version.mark, hint: "\"15.0\" is one")
        return nil
    }

    package mutating func text(_ node: YAMLNode, of what: String) -> Located<String>? {
        guard let text = node.text, !node.isNull || node.scalar?.style != .plain else {
            add("\(what) must be text, not \(node.kindDescription)", at: mark(of: node), hint: node.quotingHint)
            return nil
        }
        return Located(text, at: textMark(of: node))
    }

    /// One of a number of words.
    package mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ key: String,
        as: Choice.Type
    )
        -> Located<Choice>?
    {
        guard let text = text(key) else { return nil }
        if let choice = Choice(rawValue: text.value) { return Located(choice, at: text.mark) }
        let words = Choice.allCases.map(\.rawValue)
        let nearest = Suggestion(among: words).hint(for: text.value)
        add(
            "\"\(text.value)\" is no \(key) of \(subject)",
            at: text.mark,
            hint: nearest ?? "it is one of \(words.joined(separator: ", "))"
        )
        return nil
    }

    /// The texts under a key, which has to be a list; none where the key is not there.
    package mutating func texts(_ key: String) -> [Located<String>] {
        guard let value = value(key) else { return [] }
        guard let items = list(value, of: "\"\(key)\"") else { return [] }
        return items.compactMap { text($0, of: "an item of \"\(key)\"") }
    }

    package mutating func list(_ node: YAMLNode, of what: String) -> [YAMLNode]? {
        guard let items = node.sequence else {
            add("\(what) must be a list, not \(node.kindDescription)", at: mark(of: node), hint: node.quotingHint)
            return nil
        }
        return items
    }

    package mutating func list(_ key: String) -> [YAMLNode] {
        value(key).flatMap { list($0, of: "\"\(key)\"") } ?? []
    }

    /// The entries of a mapping under a key, in the order in which they are written.
    package mutating func entries(_ key: String) -> [YAMLEntry] {
        guard let value = value(key) else { return [] }
        return entries(value, of: "\"\(key)\"")
    }

    package mutating func entries(_ node: YAMLNode, of what: String) -> [YAMLEntry] {
        guard let entries = node.entries else {
            add("\(what) must be a mapping, not \(node.kindDescription)", at: mark(of: node))
            return []
        }
        return entries
    }

    package mutating func add(_ message: String, at mark: SourceMark, hint: String? = nil) {
        problems.add(Problem(message, at: mark, hint: hint))
    }

    /// Adds a problem for each of the first unknown keys, and counts the others.
    package mutating func refuseKeys(besides known: [String]) {
        let unknown = (node.entries ?? []).filter { !known.contains($0.key.text ?? "") }
        problems.omitted += max(0, unknown.count - Problems.mostErrors)
        for entry in unknown.prefix(Problems.mostErrors) {
            let key = entry.key.text ?? ""
            let hint = Suggestion(among: known).hint(for: key) ?? "it may have \(known.joined(separator: ", "))"
            add("unknown key \"\(key)\" in \(subject)", at: mark(of: entry.key), hint: node.quotingHint ?? hint)
        }
    }
}
