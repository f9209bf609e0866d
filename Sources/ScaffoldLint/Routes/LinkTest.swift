/// One condition that a parser puts to a URL.
indirect enum LinkTest: Sendable, Equatable {
    enum Relation: String, Sendable {
        case equal = "==", unequal = "!=", atLeast = ">=", more = ">", atMost = "<=", less = "<"

        func holds(_ left: Int, _ right: Int) -> Bool {
            switch self {
            case .equal: left == right
            case .unequal: left != right
            case .atLeast: left >= right
            case .more: left > right
            case .atMost: left <= right
            case .less: left < right
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
    /// There is such a value, or it can be turned into the type that is wanted.
    case exists(LinkValue)
    /// At least one of these fails.
    case not([LinkTest])
    /// What the reader cannot tell, as it stands in the source.
    case unknown(String)
}
