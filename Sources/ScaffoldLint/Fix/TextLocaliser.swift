import Diagnostics
import SwiftEdits

/// Localises texts: makes their keys, and collects their entries for the string catalogue.
struct TextLocaliser {
    private var taken: Set<String>
    private(set) var entries: [StringCatalogue.Entry] = []

    /// The largest number of words in a key.
    private static let words = 4

    /// - Parameter taken: The keys of the catalogue.
    init(taken: Set<String>) { self.taken = taken }

    /// The key of a literal: the key of an equal text in the same module, or a new one.
    ///
    /// - Returns: `nil` for a literal with escapes or interpolations.
    mutating func key(for literal: String, in finding: Finding) -> String? {
        guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.utf8.count >= 2, !literal.contains("\\") else {
            return nil
        }
        let text = String(literal.dropFirst().dropLast())
        let prefix = Self.prefix(of: finding)
        if let known = entries.first(where: { $0.value == text && $0.key.hasPrefix(prefix) }) { return known.key }
        let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(Self.words).map(String.init)
        let name = NameWords(words.joined(separator: " ")).camel
        let base = prefix + (name.isEmpty ? "text" : name)
        var key = base
        var number = 2
        while taken.contains(key) {
            key = base + String(number)
            number += 1
        }
        taken.insert(key)
        entries.append(StringCatalogue.Entry(key: key, value: text, comment: nil))
        return key
    }

    /// `favorites.` in the module Favorites, else `common.`
    private static func prefix(of finding: Finding) -> String {
        (finding.module.map { NameWords($0).camel } ?? "common") + "."
    }
}
