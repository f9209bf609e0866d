/// A name taken apart into its words, to be put together again in another case.
///
/// `favorite-items`, `favorite_items`, `favoriteItems` and `FavoriteItems` are the same two words. A run of capitals is
/// one word (`URLSession` is `URL`, `Session`), and digits belong to the word before them.
public struct NameWords: Sendable, Hashable {
    public let words: [String]

    public init(_ text: String) {
        // Nearly all names are ASCII, and asking Unicode for every letter takes many times longer.
        if text.isASCII {
            let bytes = Array(text.utf8)
            words = Self.ranges(
                of: bytes,
                separates: Self.separators.contains,
                isCapital: Self.isCapital,
                isSmall: Self.isSmall
            )
            .map { String(decoding: bytes[$0], as: UTF8.self) }
        } else {
            let characters = Array(text)
            words = Self.ranges(
                of: characters,
                separates: { $0.asciiValue.map(Self.separators.contains) ?? false },
                isCapital: \.isUppercase,
                isSmall: \.isLowercase
            )
            .map { String(characters[$0]) }
        }
    }

    /// Where the words stand among the letters of a name.
    private static func ranges<Letter>(
        of letters: [Letter],
        separates: (Letter) -> Bool,
        isCapital: (Letter) -> Bool,
        isSmall: (Letter) -> Bool
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        func close(at end: Int) {
            if start < end { ranges.append(start..<end) }
            start = end
        }
        for (index, letter) in letters.enumerated() {
            if separates(letter) {
                close(at: index)
                start = index + 1
            } else if start < index, isCapital(letter) {
                let next = index + 1
                let startsWord = !isCapital(letters[index - 1]) || next < letters.count && isSmall(letters[next])
                if startsWord { close(at: index) }
            }
        }
        close(at: letters.count)
        return ranges
    }

    private static let separators = Array("-_ ./".utf8)
    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

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

    private static func isAcronym(_ word: String) -> Bool {
        word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    private static func capitalized(_ word: String) -> String {
        guard let first = word.first else { return "" }
        guard word.isASCII else { return first.uppercased() + word.dropFirst() }
        var bytes = Array(word.utf8)
        if isSmall(bytes[0]) { bytes[0] -= 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
