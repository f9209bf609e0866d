/// A node of a parsed regular expression.
indirect enum PatternNode: Sendable {
    case scalar(Unicode.Scalar, ignoresCase: Bool)
    case set(ScalarSet)
    case any(includesLineBreaks: Bool)
    case assertion(Assertion)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    /// A capturing group, from 1.
    case capture(PatternNode, index: Int)
    case repetition(PatternNode, least: Int, most: Int?, Greed)
    case backreference(Int, ignoresCase: Bool)
    case look(PatternNode, isBehind: Bool, isNegated: Bool)
    /// An atomic group.
    case atomic(PatternNode)

    enum Assertion: Sendable {
        case textStart, textEnd, lastLineEnd, lineStart, lineEnd
        case wordBoundary, notWordBoundary
    }

    enum Greed: Sendable {
        case greedy, lazy, possessive
    }
}
