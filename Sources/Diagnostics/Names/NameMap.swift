/// Maps the words of an exemplar's names to those of its copy, in every spelling.
///
/// Names are split into words and never matched within one: `Auth` is not in `authenticate`.
package struct NameMap: Sendable {
    /// Words of the exemplar, and the words that replace them in the copy.
    package struct Pair: Sendable, Equatable {
        package let old: NameWords
        package let new: NameWords

        package init(old: NameWords, new: NameWords) { (self.old, self.new) = (old, new) }
    }

    package private(set) var pairs: [Pair]
    /// Names as a whole, such as those of types that do not have the module's words.
    package var exact: [String: String] = [:]
    /// Runs of words that stay, such as the longer names of other modules.
    private let kept: [[String]]
    private let lowered: [(old: [String], new: NameWords)]
    /// The bytes of the longest of the old words: few names have them, while many have the first of `DAppDetails`.
    private let longest: [[UInt8]]

    /// - Parameter kept: Names that stay although they have the words of a pair.
    package init(_ pairs: [Pair], keeping kept: [NameWords] = []) {
        self.pairs = pairs.filter { !$0.old.words.isEmpty && $0.old != $0.new }
        let rows = self.pairs.map { (old: $0.old.words.map { $0.lowercased() }, new: $0.new) }
        lowered = rows.sorted { $0.old.count > $1.old.count }
        longest = rows.map { Array(($0.old.max { $0.utf8.count < $1.utf8.count } ?? "").utf8) }
        self.kept = kept.map { $0.words.map { $0.lowercased() } }.filter { words in
            rows.contains { words.count > $0.old.count && words.place(of: $0.old) != nil }
        }
    }

    /// A map that tells whether a name has some words, in both numbers.
    package init(finding words: NameWords, keeping kept: [NameWords] = []) {
        self.init(NameMap.pairs(from: words, to: Self.found), keeping: kept)
    }

    /// A map that tells whether a name has the words of one of some names, in the number of these.
    package init(findingExactly names: [NameWords], keeping kept: [NameWords] = []) {
        self.init(names.map { Pair(old: $0, new: Self.found) }, keeping: kept)
    }

    /// What stands for words that are only looked for.
    package static let found = NameWords("ThisModule")

    /// The map of a new module's name for an exemplar's, in both numbers.
    ///
    /// - Parameter inBothNumbers: Whether the other number of the exemplar's name is its own, and not another module's.
    package static func pairs(from old: NameWords, to new: NameWords, inBothNumbers: Bool = true) -> [Pair] {
        guard inBothNumbers else { return [Pair(old: old, new: new)] }
        let other = GrammaticalNumber.other(of: old)
        let counterpart = GrammaticalNumber.items(of: new)
        let isPlural = GrammaticalNumber.isPlural(old)
        return [Pair(old: old, new: new), Pair(old: other, new: isPlural ? counterpart.item : counterpart.items)]
    }

    /// An identifier with the copy's words; `nil` if it has none of the exemplar's.
    package func renamed(_ name: String) -> String? {
        if let whole = exact[name] { return whole }
        return replaced(name, isProse: false)
    }

    package func matches(_ name: String) -> Bool { renamed(name) != nil }

    /// The words of a name without the module's.
    package func role(of name: String) -> [String] {
        var words = NameWords(renamed(name) ?? name).words
        for new in pairs.map(\.new.words).sorted(by: { $0.count > $1.count }) {
            let new = new.map { $0.lowercased() }
            while let place = words.map({ $0.lowercased() }).place(of: new) { words.removeSubrange(place) }
        }
        return words
    }

    /// The title for a text that is all the exemplar's name, as words; `nil` if it is another text.
    package func title(for text: String) -> String? {
        pairs.first { $0.old.pascal == text && $0.old.words.count == 1 }?.new.title
    }

    /// A text with the copy's words; names for which `keeps` is true stay.
    ///
    /// - Parameter isCode: Whether the words of a name stay together although the text has spaces.
    package func renamed(text: String, isCode: Bool = false, where keeps: (String) -> Bool = { _ in false }) -> String {
        var result = ""
        let isProse = !isCode && text.contains(" ")
        let letters = Array(text)
        var start = 0
        for end in 0...letters.count where end == letters.count || !Self.isOfWord(letters[end], first: end == start) {
            let word = String(letters[start..<end])
            if !word.isEmpty {
                let (before, after) = (Self.joint(before: start, in: letters), Self.joint(after: end, in: letters))
                let isOfPath = isProse && word.first?.isUppercase == false && [before, after].contains("/")
                let isApart = isProse && before == nil && after == nil
                result +=
                    isOfPath || keeps(word) ? word : exact[word] ?? replaced(word, isProse: isApart) ?? word
            }
            if end < letters.count { result.append(letters[end]) }
            start = end + 1
        }
        return isProse ? replacedApart(result) : result
    }

    private static func isOfWord(_ letter: Character, first: Bool) -> Bool {
        letter.isLetter || letter.isNumber || letter == "_" || letter == "-" && !first
    }

    /// What joins a word of prose with the one before it to a name: `all/movies`, `tab.movies`.
    private static func joint(before start: Int, in letters: [Character]) -> Character? {
        start > 0 && joints.contains(letters[start - 1]) ? letters[start - 1] : nil
    }

    /// What joins it with the one behind it; a full stop ends a sentence.
    private static func joint(after end: Int, in letters: [Character]) -> Character? {
        let rest = letters[end...].prefix(2)
        guard let joint = rest.first, joints.contains(joint), rest.last?.isLetter == true else { return nil }
        return joint
    }

    private static let joints: Set<Character> = [".", "/", "+", "=", "@", "#", "?", "&"]

    /// A text with the copy's words where the exemplar's stand apart: `Add Meal`.
    private func replacedApart(_ text: String) -> String {
        let lower = text.lowercased()
        guard !kept.contains(where: { lower.contains($0.joined(separator: " ")) }) else { return text }
        return pairs.filter { $0.old.words.count > 1 }.reduce(text) { text, pair in
            let spellings: [NameSpelling] = [.capital(joint: " "), .sentence, .lower(joint: " ")]
            return spellings.reduce(text) { text, spelling in
                let (old, new) = (pair.old.spelled(spelling), pair.new.spelled(spelling))
                let parts = text.parted(by: old)
                return parts.dropFirst().reduce(parts[0]) { text, part in
                    let isWhole = text.last?.isLetter != true && part.first?.isLetter != true
                    return text + (isWhole ? new : old) + part
                }
            }
        }
    }

    // MARK: - Words

    /// Whether the bytes of a name rule out that `renamed` changes it, so that no text has to be made of them. A name in back-ticks, or
    /// of a projection, is not ruled out.
    package func rulesOut(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first != UInt8(ascii: "$"), first != UInt8(ascii: "`") else { return false }
        return bytes.withUnsafeBufferPointer { isWithoutWords($0) }
            && !exact.keys.contains { $0.utf8.elementsEqual(bytes) }
    }

    /// Whether the bytes of a name rule out that it has words of a pair: most names of an app are not split into words.
    private func isWithoutWords(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy { $0 < 0x80 }
            && !longest.contains { word in
                bytes.indices.dropLast(word.count - 1).contains { place in
                    word.indices.allSatisfy { index in
                        let byte = bytes[place + index]
                        return byte == word[index] || byte | 0x20 == word[index]
                    }
                }
            }
    }

    private func replaced(_ name: String, isProse: Bool) -> String? {
        var name = name
        guard !name.withUTF8({ isWithoutWords($0) }) else { return nil }
        let letters = Array(name)
        let ranges = NameWords.ranges(in: letters)
        let words = ranges.map { String(letters[$0]).lowercased() }
        var result = ""
        var (copied, index, isChanged) = (0, 0, false)
        while index < words.count {
            if let stays = kept.first(where: { words[index...].starts(with: $0) }) {
                index += stays.count
            } else if let (count, new) = match(words, at: index) {
                let place = ranges[index].lowerBound..<ranges[index + count - 1].upperBound
                result += String(letters[copied..<place.lowerBound])
                result += new.spelled(spelling(of: letters, at: place, count: count, isProse: isProse))
                (copied, index, isChanged) = (place.upperBound, index + count, true)
            } else {
                index += 1
            }
        }
        return isChanged ? result + String(letters[copied...]) : nil
    }

    private func match(_ words: [String], at index: Int) -> (count: Int, new: NameWords)? {
        for (old, new) in lowered {
            if words[index...].starts(with: old) { return (old.count, new) }
            if old.count > 1, words[index] == old.joined() { return (1, new) }
        }
        return nil
    }

    /// The spelling of the words at a place of a name.
    ///
    /// - Parameter count: How many words the name has there.
    private func spelling(of letters: [Character], at place: Range<Int>, count: Int, isProse: Bool) -> NameSpelling {
        let old = letters[place]
        // A leading underscore joins no words.
        let joint = letters.dropFirst().first { $0 == "_" || $0 == "-" }
        let isCapital = old.first?.isUppercase == true
        if old.count > 3 || joint != nil, old.allSatisfy({ !$0.isLowercase }) {
            return .upper(joint: joint.map(String.init) ?? (isProse ? " " : "_"))
        }
        // Words that run together with others stay so: of `MoviesView_Previews`.
        let isAlone =
            [place.lowerBound - 1, place.upperBound].allSatisfy {
                !letters.indices.contains($0) || letters[$0] == joint
            }
        if let joint, old.contains(joint) || count == 1 && isAlone {
            return isCapital ? .capital(joint: String(joint)) : .lower(joint: String(joint))
        }
        // Several words without spaces are a name, in prose, too.
        if isProse, place.count == letters.count, count == 1 { return isCapital ? .sentence : .lower(joint: " ") }
        return isCapital ? .pascal : .camel
    }
}

extension Array where Element: Equatable {
    /// The place of other elements in a row.
    package func place(of other: [Element]) -> Range<Int>? {
        guard !other.isEmpty, other.count <= count else { return nil }
        return (0...count - other.count).first { self[$0...].starts(with: other) }.map { $0..<$0 + other.count }
    }
}
