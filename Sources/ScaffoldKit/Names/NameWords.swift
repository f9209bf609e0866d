/// A name taken apart into its words, to be put together again in another case.
///
/// `favorite-items`, `favorite_items`, `favoriteItems` and `FavoriteItems` are the same two words. A run of capitals is
/// one word (`URLSession` is `URL`, `Session`), and digits belong to the word before them.
public struct NameWords: Sendable, Hashable {
    public let words: [String]

    public init(_ text: String) {
        var words: [String] = []
        var word: [Character] = []
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            guard !Self.separates(character) else {
                Self.close(&word, into: &words)
                continue
            }
            if character.isUppercase, let previous = word.last {
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let startsWord = !previous.isUppercase || next.map { $0.isLowercase } ?? false
                if startsWord { Self.close(&word, into: &words) }
            }
            word.append(character)
        }
        Self.close(&word, into: &words)
        self.words = words
    }

    /// `FavoriteItems`.
    public var pascal: String {
        words.map(Self.capitalized).joined()
    }

    /// `favoriteItems`; a leading acronym is lowered as a whole (`urlSession`).
    public var camel: String {
        guard let first = words.first else { return "" }
        return first.lowercased() + words.dropFirst().map(Self.capitalized).joined()
    }

    /// `Favorite Items`: for people.
    public var title: String {
        words.map(Self.capitalized).joined(separator: " ")
    }

    /// `Favorite items`: for people, in a sentence or on a button.
    public var sentence: String {
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { Self.isAcronym($0) ? $0 : $0.lowercased() }
        return ([Self.capitalized(first)] + rest).joined(separator: " ")
    }

    /// `favorite-items`.
    public var kebab: String {
        words.map { $0.lowercased() }.joined(separator: "-")
    }

    private static func separates(_ character: Character) -> Bool {
        character == "-" || character == "_" || character == " " || character == "." || character == "/"
    }

    private static func isAcronym(_ word: String) -> Bool {
        word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    private static func close(_ word: inout [Character], into words: inout [String]) {
        if !word.isEmpty { words.append(String(word)) }
        word = []
    }

    private static func capitalized(_ word: String) -> String {
        guard let first = word.first else { return "" }
        return first.uppercased() + word.dropFirst()
    }
}
