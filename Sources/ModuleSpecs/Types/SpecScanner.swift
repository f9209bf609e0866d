import Diagnostics

/// Scans the language of the flags, which strings in spec files also use: screens, use cases, types and routes.
///
/// It tracks the position of every character, so that each problem has a mark. It collects problems and continues after
/// a malformed item.
struct SpecScanner {
    private let characters: [Character]
    private let start: SourceMark
    private(set) var position = 0
    /// Whether parameters may be closures: those of use cases may.
    var takesClosures = false

    init(_ text: String, at start: SourceMark) {
        characters = Array(text)
        self.start = start
    }

    var mark: SourceMark { start.advanced(by: position) }
    var isAtEnd: Bool { position >= characters.count }
    var next: Character? { position < characters.count ? characters[position] : nil }

    mutating func skipSpaces() {
        while let character = next, character.isWhitespace { position += 1 }
    }

    /// Consumes the text if it comes next, after optional spaces.
    mutating func take(_ text: String) -> Bool {
        skipSpaces()
        let wanted = Array(text)
        guard characters[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    /// Consumes the keyword if it comes next as a whole word.
    mutating func takeKeyword(_ keyword: String) -> Bool {
        var ahead = self
        guard ahead.take(keyword) else { return false }
        if let next = ahead.next, next == "_" || next.isLetter || next.isNumber { return false }
        self = ahead
        return true
    }

    mutating func advance() { position = min(position + 1, characters.count) }

    mutating func expect(_ text: String, after what: String) throws(Problem) {
        let place = mark
        guard take(text) else { throw unexpected("\"\(text)\" after \(what)", at: place) }
    }

    /// Reads a word that may be a name: everything up to a space or a delimiter of the language.
    mutating func word(_ what: String) throws(Problem) -> Located<String> {
        skipSpaces()
        let place = mark
        let text = takeWhile { !$0.isWhitespace && !"(),:=<>[]?|{}\"".contains($0) }
        guard let first = text.first, first != "-" else {
            throw Problem("expected \(what), found \(text.first.map { "\"\($0)\"" } ?? found)", at: place)
        }
        return Located(text, at: place)
    }

    mutating func takeWhile(_ matches: (Character) -> Bool) -> String {
        let first = position
        while let character = next, matches(character) { position += 1 }
        return String(characters[first..<position])
    }

    /// Skips to the next comma outside brackets and quotes, to continue there after a problem.
    mutating func skipItem() { _ = balancedText(until: [","]) }

    /// The text up to one of the marks outside brackets and quotes, without trailing spaces.
    mutating func balancedText(until marks: Set<Character>) -> String {
        let first = position
        var depth = 0
        while let character = next {
            if depth == 0, marks.contains(character) { break }
            if "([{<".contains(character) { depth += 1 }
            if ")]}>".contains(character), depth > 0, !isArrowHead { depth -= 1 }
            position += 1
            if character == "\"" { skipQuoted() }
        }
        var last = position
        while last > first, characters[last - 1].isWhitespace { last -= 1 }
        return String(characters[first..<last])
    }

    func unexpected(_ what: String, at place: SourceMark) -> Problem {
        Problem("expected \(what), found \(found)", at: place)
    }

    /// The next character, for messages.
    private var found: String { next.map { "\"\($0)\"" } ?? "the end" }

    private var isArrowHead: Bool { next == ">" && position > 0 && characters[position - 1] == "-" }

    private mutating func skipQuoted() {
        while let character = next {
            position += 1
            if character == "\\" { position = min(position + 1, characters.count) }
            if character == "\"" { return }
        }
    }
}
