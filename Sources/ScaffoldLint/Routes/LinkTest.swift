/// A test of a URL in a parser.
indirect enum LinkTest: Sendable, Equatable {
    enum Relation: String, Sendable {
        case equal = "==", unequal = "!=", atLeast = ">=", atMost = "<="

        func holds(_ left: Int, _ right: Int) -> Bool {
            switch self {
            case .equal: left == right
            case .unequal: left != right
            case .atLeast: left >= right
            case .atMost: left <= right
            }
        }
    }

    case count(LinkList, Relation, Int)
    /// The value is one of these texts.
    case text(LinkValue, [String])
    case prefix(LinkValue, String)
    case suffix(LinkValue, String)
    /// The list has this element.
    case contains(LinkList, String)
    /// The value exists, and can be converted to its type.
    case exists(LinkValue)
    /// At least one of these fails.
    case not([LinkTest])
    /// A test that the reader does not understand, as it is written.
    case unknown(String)

    /// The test of a number of elements, for a comparison as it is written.
    static func count(_ list: LinkList, _ symbol: String, _ number: Int) -> LinkTest? {
        switch symbol {
        case ">": .count(list, .atLeast, number + 1)
        case "<": .count(list, .atMost, number - 1)
        default: Relation(rawValue: symbol).map { .count(list, $0, number) }
        }
    }
}

/// Alternatives: all tests of one of them have to hold.
typealias LinkTests = [[LinkTest]]
