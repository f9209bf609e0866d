/// A piece of a parsed regular expression.
indirect enum PatternNode: Sendable {
    case scalar(Unicode.Scalar, ignoresCase: Bool)
    case set(ScalarSet)
    case any(includesLineBreaks: Bool)
    case assertion(Assertion)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    /// A group that remembers what it matched, from 1.
    case capture(PatternNode, index: Int)
    case repetition(PatternNode, least: Int, most: Int?, Greed)
    case backreference(Int, ignoresCase: Bool)
    case look(PatternNode, isBehind: Bool, isNegated: Bool)
    /// A group that gives nothing back once it has matched.
    case atomic(PatternNode)

    enum Assertion: Sendable {
        case textStart, textEnd, lastLineEnd, lineStart, lineEnd
        case wordBoundary, notWordBoundary
    }

    enum Greed: Sendable {
        case greedy, lazy, possessive
    }
}
