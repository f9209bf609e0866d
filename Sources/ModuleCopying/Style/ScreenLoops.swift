import Diagnostics
import SwiftEdits
import SwiftOutline

/// Puts what a module's files have for a screen that it does not begin with into loops over these screens.
struct ScreenLoops {
    private static let (begin, end, separator): (Character, Character, Character) = ("\u{E000}", "\u{E001}", "\u{E002}")
    private static let (first, endOfFirst): (Character, Character) = ("\u{E003}", "\u{E004}")

    /// The tags of a template, by the characters that stand for them in a copy.
    static let tags = [
        begin: "{% for screen in module.others %}", end: "{% endfor %}",
        separator: "{% if not forloop.last %}, {% endif %}", first: "{% if forloop.first %}", endOfFirst: "{% endif %}",
    ]

    private let document: SwiftDocument

    init(_ copy: String) {
        document = SwiftDocument(Array(copy.utf8))
    }

    /// The copy with the characters for tags.
    ///
    /// - Parameter rest: Makes the text of what is in no loop.
    func text(_ rest: (String) -> String) -> String {
        var result = ""
        var place = 0
        for unit in units where unit.range.lowerBound >= place {
            let isWhole =
                document.startsLine(unit.range.lowerBound)
                && document.lineStart(unit.range.upperBound) == unit.range.upperBound
            let tags: (begin: [Character], end: [Character]) =
                unit.isHandler
                ? ([Self.begin, Self.first], [Self.endOfFirst, Self.end])
                : ([Self.begin], (unit.isAlone ? [Self.separator] : []) + [Self.end])
            let lineBreak = isWhole ? "\n" : ""
            result += rest(document.text(place..<unit.range.lowerBound))
            result += tags.begin.map { "\($0)\(lineBreak)" }.joined() + document.text(unit.range)
            result += tags.end.map { "\($0)\(lineBreak)" }.joined()
            place = unit.range.upperBound
        }
        return result + rest(document.text(place..<document.bytes.count))
    }

    /// What there is once for each screen, in source order.
    private var units: [(range: Range<Int>, isAlone: Bool, isHandler: Bool)] {
        let outline = document.outline
        var units: [(range: Range<Int>, isAlone: Bool, isHandler: Bool)] = []
        for token in outline.tokens where token.kind == .identifier && ModulePlaceholder.isOfScreen(outline.name(token))
        {
            let isKnown = units.contains { $0.range.contains(token.start) }
            let unit =
                isKnown ? nil : ScreenUnit(at: token.start, in: outline) { ModulePlaceholder.isOfScreen($0.name) }
            guard let unit else { continue }
            units.append((withSpace(FileCuts.withLines(unit.range, in: document)), unit.isAlone, unit.isHandler))
        }
        return units
    }

    /// The lines of a declaration with the empty one that parts it from others.
    private func withSpace(_ range: Range<Int>) -> Range<Int> {
        guard document.text(range).trimmingSpaces.contains("\n") else { return range }
        let above = document.lineStart(max(0, range.lowerBound - 1))
        if above < range.lowerBound, document.text(above..<range.lowerBound).trimmingSpaces.isEmpty {
            return above..<range.upperBound
        }
        let below = document.lineEnd(range.upperBound)
        let isEmpty = below < document.bytes.count && document.text(range.upperBound..<below).trimmingSpaces.isEmpty
        return isEmpty ? range.lowerBound..<below + document.newline(near: below).utf8.count : range
    }
}
