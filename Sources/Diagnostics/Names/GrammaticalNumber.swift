/// The singular and the plural of an English noun, as modules and their entities have them: `Movies` and `Movie`.
package enum GrammaticalNumber {
    private static let unchanging: Set<String> = [
        "news", "series", "species", "lens", "canvas", "always", "gas", "sms", "ios", "gps", "https", "means", "os",
        "analytics", "graphics", "physics", "politics", "economics", "athletics", "logistics",
    ]

    /// Plurals of nouns that end in `e`: only the `s` is removed.
    private static let inE: Set<String> = [
        "movies", "cookies", "zombies", "calories", "selfies", "rookies", "pies", "ties", "brownies", "smoothies",
        "hoodies", "caches", "niches", "aches", "sizes", "prizes", "mazes", "axes", "shoes", "toes",
    ]

    private static let irregular = [
        "loaves": "loaf", "shelves": "shelf", "leaves": "leaf", "wolves": "wolf", "halves": "half", "knives": "knife",
        "statuses": "status", "bonuses": "bonus", "buses": "bus", "lenses": "lens", "quizzes": "quiz",
        "people": "person", "children": "child", "men": "man", "women": "woman", "mice": "mouse",
    ]

    /// The singular of a plural; `nil` if the word does not look like one.
    package static func singular(of word: String) -> String? {
        let lower = word.lowercased()
        if let known = irregular[lower] { return spelled(known, like: word) }
        guard lower.count > 3, lower.hasSuffix("s"), !unchanging.contains(lower),
            !["ss", "us", "is"].contains(where: lower.hasSuffix)
        else { return nil }
        if inE.contains(lower) { return String(word.dropLast()) }
        if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
        if ["ches", "shes", "sses", "xes", "zes", "oes"].contains(where: lower.hasSuffix) {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    package static func plural(of word: String) -> String {
        let lower = word.lowercased()
        if let known = irregular.first(where: { $0.value == lower }) { return spelled(known.key, like: word) }
        let beforeLast = lower.dropLast().last
        if lower.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) { return word.dropLast() + "ies" }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        return word + "s"
    }

    private static func spelled(_ word: String, like other: String) -> String {
        other.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
    }

    /// The words of a name in the other number: of `Movies` those of `Movie`, of `Movie` those of `Movies`.
    package static func other(of words: NameWords) -> NameWords {
        guard let last = words.words.last else { return words }
        let other = singular(of: last) ?? plural(of: last)
        return NameWords((words.words.dropLast() + [other]).joined(separator: " "))
    }

    package static func isPlural(_ words: NameWords) -> Bool { words.words.last.flatMap(singular) != nil }

    /// A module's name in both numbers: `Movies` has the item `Movie`, `Chat` has the items `Chats`. For the number that the name
    /// already has, a word is added: `AuthItem`, `SettingsItems`.
    package static func items(of words: NameWords) -> (item: NameWords, items: NameWords) {
        func adding(_ word: String) -> NameWords { NameWords((words.words + [word]).joined(separator: " ")) }
        return isPlural(words) ? (other(of: words), adding("Items")) : (adding("Item"), other(of: words))
    }
}
