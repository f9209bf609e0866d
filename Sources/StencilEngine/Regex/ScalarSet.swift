/// A set of characters, as `[a-z\d]` or `\w` names it.
struct ScalarSet: Sendable {
    enum Class: Sendable {
        case digit, word, space, horizontalSpace, lineBreak
        case category(String)
        indirect case not(Class)
    }

    var ranges: [ClosedRange<UInt32>] = []
    var classes: [Class] = []
    var nested: [ScalarSet] = []
    var isNegated = false
    var ignoresCase = false

    init() {}

    init(_ characterClass: Class) { classes = [characterClass] }

    /// The number of parts that a look-up may try.
    var size: Int { nested.reduce(ranges.count + classes.count) { $0 + $1.size } }

    mutating func insert(_ scalar: Unicode.Scalar) { ranges.append(scalar.value...scalar.value) }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        (includes(scalar) || ignoresCase && Self.otherCases(of: scalar).contains(where: includes)) != isNegated
    }

    private func includes(_ scalar: Unicode.Scalar) -> Bool {
        ranges.contains { $0.contains(scalar.value) } || classes.contains { Self.matches($0, scalar) }
            || nested.contains { $0.contains(scalar) }
    }

    /// The lower-case and upper-case forms of a character.
    static func otherCases(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        let mappings = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
        return mappings.compactMap { $0.unicodeScalars.count == 1 ? $0.unicodeScalars.first : nil }
    }

    static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value == 0x200C || scalar.value == 0x200D || scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    private static func matches(_ characterClass: Class, _ scalar: Unicode.Scalar) -> Bool {
        switch characterClass {
        case .digit: scalar.properties.generalCategory == .decimalNumber
        case .word: isWordCharacter(scalar)
        case .space: scalar.properties.isWhitespace
        case .horizontalSpace: scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
        case .lineBreak: Text.isLineBreak(scalar)
        case .category(let name): UnicodeCategory.contains(name, scalar)
        case .not(let inner): !matches(inner, scalar)
        }
    }
}
