/// A name taken apart into its words, to be put together again in another case.
///
/// `favorite-items`, `favorite_items`, `favoriteItems` and `FavoriteItems` are the same two words. A run of capitals is
/// one word (`URLSession` is `URL`, `Session`), and digits belong to the word before them.
public struct NameWords: Sendable, Hashable {
    public let words: [String]

    public init(_ text: String) {
        words = text.isASCII ? Self.words(ofASCII: Array(text.utf8)) : Self.words(of: text)
    }

    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: [Character] = []
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            guard !separates(character) else {
                close(&word, into: &words)
                continue
            }
            if character.isUppercase, let previous = word.last {
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let startsWord = !previous.isUppercase || next.map { $0.isLowercase } ?? false
                if startsWord { close(&word, into: &words) }
            }
            word.append(character)
        }
        close(&word, into: &words)
        return words
    }

    /// The same for ASCII, as nearly all names are: asking Unicode for every letter takes many times longer.
    private static func words(ofASCII bytes: [UInt8]) -> [String] {
        var words: [String] = []
        var start = 0
        func close(at end: Int) {
            if start < end { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
            start = end
        }
        for (index, byte) in bytes.enumerated() {
            if separators.contains(byte) {
                close(at: index)
                start = index + 1
            } else if isCapital(byte), start < index {
                let isLast = index + 1 == bytes.count
                let startsWord = !isCapital(bytes[index - 1]) || (!isLast && isSmall(bytes[index + 1]))
                if startsWord { close(at: index) }
            }
        }
        close(at: bytes.count)
        return words
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
        guard word.isASCII else { return first.uppercased() + word.dropFirst() }
        var bytes = Array(word.utf8)
        if isSmall(bytes[0]) { bytes[0] -= 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
