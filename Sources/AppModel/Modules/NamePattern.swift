/// A name pattern with one placeholder for the name of a module or screen: `<M>DIContainer`, `Mock<M>Repository`.
package struct NamePattern: Sendable, Hashable {
    package let prefix: String
    package let suffix: String

    /// The pattern that consists of the placeholder only.
    package static let stem = NamePattern(prefix: "", suffix: "")

    package init(prefix: String, suffix: String) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Parses a pattern; returns `nil` if the text has no placeholder such as `<M>`, with any letter.
    package init?(_ text: String) {
        guard let open = text.utf8.firstIndex(of: UInt8(ascii: "<")),
            let close = text.utf8.firstIndex(of: UInt8(ascii: ">")), open < close
        else { return nil }
        self.init(prefix: String(text[..<open]), suffix: String(text[text.utf8.index(after: close)...]))
    }

    /// The name with the placeholder replaced by a stem.
    package func name(_ stem: String) -> String { prefix + stem + suffix }

    /// The text that fills the placeholder in a name; `nil` if the name does not match or the text does not start with
    /// a capital letter.
    package func stem(of name: String) -> String? {
        let bytes = name.utf8
        // Rejects most names quickly.
        if let last = suffix.utf8.last, last < 0x80, bytes.last != last { return nil }
        guard bytes.count > prefix.utf8.count + suffix.utf8.count,
            bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8), bytes.starts(with: prefix.utf8)
        else { return nil }
        let stem = String(bytes.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))
        return stem?.first?.isUppercase == true ? stem : nil
    }
}
