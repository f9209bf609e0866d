import Diagnostics

/// A reader of one YAML mapping. It reports unknown keys, missing keys and values of the wrong kind.
package struct MappingReader {
    package let source: String
    /// The subject of the mapping in messages: `the screen`.
    package let subject: String
    private let node: YAMLNode
    private let log: ProblemLog

    /// - Parameters:
    ///   - known: The valid keys. Any other key is a problem with the nearest key as its hint. If `nil`, the caller calls
    ///     `refuseKeys(besides:)` once it knows the keys.
    ///   - log: The problems of the file.
    package init(
        _ node: YAMLNode,
        of subject: String,
        source: String,
        known: [String]?,
        log: ProblemLog = ProblemLog()
    ) {
        self.node = node
        self.log = log
        self.source = source
        self.subject = subject
        guard node.entries != nil else {
            add("\(subject) must be a mapping, not \(node.kindDescription)", at: mark, hint: node.quotingHint)
            return
        }
        if let known { refuseKeys(besides: known) }
    }

    /// The problems of the file so far.
    package var problems: Problems { log.problems }

    /// A reader of a mapping in this one.
    package func mapping(_ node: YAMLNode, of subject: String, known: [String]?) -> MappingReader {
        MappingReader(node, of: subject, source: source, known: known, log: log)
    }

    /// The mark of the mapping itself.
    package var mark: SourceMark { mark(of: node) }

    package func mark(of node: YAMLNode) -> SourceMark { SourceMark(node.start, in: source) }

    /// The mark of a scalar's text, after an opening quote.
    package func textMark(of node: YAMLNode) -> SourceMark {
        let isQuoted = node.scalar.map { $0.style == .singleQuoted || $0.style == .doubleQuoted } ?? false
        return mark(of: node).advanced(by: isQuoted ? 1 : 0)
    }

    /// The value of a key; a key without a value counts as absent.
    package func value(_ key: String) -> YAMLNode? { node[key].flatMap { $0.isNull ? nil : $0 } }

    /// Whether the key exists, with or without a value.
    package func has(_ key: String) -> Bool { node[key] != nil }

    /// The text of a scalar. Numbers and booleans count as text, so that users need not know YAML's quoting rules.
    package func text(_ key: String) -> Located<String>? { value(key).flatMap { text($0, of: "\"\(key)\"") } }

    /// The text of a required key.
    package func requiredText(_ key: String) -> Located<String>? {
        guard let value = value(key) else {
            add("\(subject) has no \"\(key)\"", at: mark)
            return nil
        }
        return text(value, of: "\"\(key)\"")
    }

    package func text(_ node: YAMLNode, of what: String) -> Located<String>? {
        guard let text = node.text, !node.isNull || node.scalar?.style != .plain else {
            add("\(what) must be text, not \(node.kindDescription)", at: mark(of: node), hint: node.quotingHint)
            return nil
        }
        return Located(text, at: textMark(of: node))
    }

    /// `true` or `false`; `nil` without the key.
    package func flag(_ key: String) -> Bool? {
        guard let value = value(key) else { return nil }
        if let flag = value.bool { return flag }
        add("\"\(key)\" is true or false", at: mark(of: value))
        return nil
    }

    /// The value of a key that allows one of several words.
    package func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ key: String,
        as: Choice.Type
    ) -> Located<Choice>? {
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

    /// The texts of a key, which must be a list; empty if the key is absent.
    package func texts(_ key: String) -> [Located<String>] {
        list(key).compactMap { text($0, of: "an item of \"\(key)\"") }
    }

    package func list(_ node: YAMLNode, of what: String) -> [YAMLNode]? {
        guard let items = node.sequence else {
            add("\(what) must be a list, not \(node.kindDescription)", at: mark(of: node), hint: node.quotingHint)
            return nil
        }
        return items
    }

    package func list(_ key: String) -> [YAMLNode] { value(key).flatMap { list($0, of: "\"\(key)\"") } ?? [] }

    /// The entries of the mapping under a key, in source order.
    package func entries(_ key: String) -> [YAMLEntry] { value(key).map { entries($0, of: "\"\(key)\"") } ?? [] }

    package func entries(_ node: YAMLNode, of what: String) -> [YAMLEntry] {
        guard let entries = node.entries else {
            add("\(what) must be a mapping, not \(node.kindDescription)", at: mark(of: node))
            return []
        }
        return entries
    }

    /// Refuses a `schema` other than 1, the only one so far.
    package func checkSchema(hint: String? = nil) {
        guard let schema = requiredText("schema"), schema.value != "1" else { return }
        add("this version reads schema 1, not \"\(schema.value)\"", at: schema.mark, hint: hint)
    }

    package func add(_ message: String, at mark: SourceMark, hint: String? = nil) {
        log.problems.add(message, at: mark, hint: hint)
    }

    /// Adds a problem for each of the first unknown keys, and one with the number of the others.
    package func refuseKeys(besides known: [String]) {
        let unknown = (node.entries ?? []).filter { !known.contains($0.key.text ?? "") }
        log.problems.omitted += max(0, unknown.count - Problems.mostErrors)
        for entry in unknown.prefix(Problems.mostErrors) {
            let key = entry.key.text ?? ""
            let hint = Suggestion(among: known).hint(for: key) ?? "it may have \(known.joined(separator: ", "))"
            add("unknown key \"\(key)\" in \(subject)", at: mark(of: entry.key), hint: node.quotingHint ?? hint)
        }
    }
}
