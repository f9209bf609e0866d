/// The words of a name, to convert it to another case.
///
/// `favorite-items`, `favorite_items`, `favoriteItems` and `FavoriteItems` are the same two words. A run of capitals is
/// one word, with the `s` of its plural (`URLSession` is `URL`, `Session`, and `URLsList` is `URLs`, `List`), and digits
/// belong to the word before them.
package struct NameWords: Sendable, Hashable {
    package let words: [String]

    package init(_ text: String) {
        var text = text
        // Most names are of plain letters, whose bytes are read many times as fast as characters.
        let plain = text.withUTF8 { bytes in
            bytes.allSatisfy { $0 < 0x80 }
                ? Self.ranges(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) } : nil
        }
        let letters = plain == nil ? Array(text) : []
        words = plain ?? Self.ranges(in: letters).map { String(letters[$0]) }
    }

    /// The places of a name's words among its letters.
    static func ranges<Letters: RandomAccessCollection>(in letters: Letters) -> [Range<Int>]
    where Letters.Index == Int, Letters.Element: NameLetter {
        var words: [Range<Int>] = []
        var start = 0
        func close(at end: Int) {
            if start < end { words.append(start..<end) }
            start = end
        }
        for (index, letter) in letters.enumerated() {
            if letter.isSeparator {
                close(at: index)
                start = index + 1
            } else if start < index, letter.isUppercase {
                let startsWord = !letters[index - 1].isUppercase || startsLowercase(letters.dropFirst(index + 1))
                if startsWord { close(at: index) }
            }
        }
        close(at: letters.count)
        return words
    }

    /// Whether the letters after a capital are of its word: those after the `L` of `URLsList` are the plural of an acronym and
    /// the next word.
    private static func startsLowercase(_ rest: some Collection<some NameLetter>) -> Bool {
        guard let first = rest.first, first.isLowercase else { return false }
        return !first.isPlural || rest.dropFirst().first?.isLowercase == true
    }

    /// `FavoriteItems`.
    package var pascal: String { words.map(Self.capitalized).joined() }

    /// `favoriteItems`; a leading acronym becomes lower case: `urlSession`.
    package var camel: String {
        guard let first = words.first else { return "" }
        return first.lowercased() + words.dropFirst().map(Self.capitalized).joined()
    }

    /// `Favorite Items`, for titles.
    package var title: String { words.map(Self.capitalized).joined(separator: " ") }

    /// `Favorite items`, for sentences and buttons.
    package var sentence: String {
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { Self.isAcronym($0) ? $0 : $0.lowercased() }
        return ([Self.capitalized(first)] + rest).joined(separator: " ")
    }

    /// `favorite-items`.
    package var kebab: String { words.map { $0.lowercased() }.joined(separator: "-") }

    /// A name with these words in front, joined as its own are: `WishesAboutView`, `wishes-about-view.swift`.
    package func inFront(of name: String) -> String {
        guard name.first?.isLowercase == true else { return pascal + name }
        let joint = name.first { $0 == "-" || $0 == "_" }
        return joint.map { words.map { $0.lowercased() }.joined(separator: String($0)) + String($0) + name }
            ?? pascal + Self.capitalized(name)
    }

    private static func isAcronym(_ word: String) -> Bool {
        let word = word.last == "s" ? word.dropLast() : word[...]
        return word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

/// A letter of a name, or the byte of a plain one.
protocol NameLetter {
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    /// Whether it stands between words.
    var isSeparator: Bool { get }
    /// Whether it is the `s` of a plural.
    var isPlural: Bool { get }
}

extension Character: NameLetter {
    var isSeparator: Bool { "-_ ./".contains(self) }
    var isPlural: Bool { self == "s" }
}

extension UInt8: NameLetter {
    var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
    var isSeparator: Bool { "-_ ./".utf8.contains(self) }
    var isPlural: Bool { self == UInt8(ascii: "s") }
}
