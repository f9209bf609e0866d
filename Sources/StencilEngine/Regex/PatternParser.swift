/// Parses regular expressions in the syntax of ICU, as Apple's frameworks do.
///
/// Set operations (`[a-z&&[^b]]`), conditionals and grapheme clusters are errors.
struct PatternParser {
    struct Flags {
        var ignoresCase = false
        var isMultiline = false
        var dotIncludesLineBreaks = false
    }

    private static let deepestNesting = 50

    let scalars: [Unicode.Scalar]
    var index = 0
    var flags = Flags()
    private(set) var captureCount = 0
    private(set) var captureNames: [String: Int] = [:]
    private var depth = 0

    private init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

    static func parse(
        _ pattern: String
    ) throws(PatternFailure) -> (node: PatternNode, captureCount: Int, captureNames: [String: Int]) {
        var parser = PatternParser(pattern)
        let node = try parser.alternatives()
        guard parser.index == parser.scalars.count else { throw parser.failure("\")\" has no \"(\"") }
        return (node, parser.captureCount, parser.captureNames)
    }

    func failure(_ message: String) -> PatternFailure { .syntax(message, position: index + 1) }

    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private mutating func alternatives() throws(PatternFailure) -> PatternNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestNesting else { throw failure("groups stand too deep in each other") }
        let outerFlags = flags
        defer { flags = outerFlags }
        var alternatives = [try sequence()]
        while take("|") { alternatives.append(try sequence()) }
        return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
    }

    private mutating func sequence() throws(PatternFailure) -> PatternNode {
        var nodes: [PatternNode] = []
        while let scalar = next, scalar != "|", scalar != ")" {
            guard let node = try term() else { continue }
            nodes.append(try repeated(node))
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    /// Reads a term; `nil` if it only changes flags.
    private mutating func term() throws(PatternFailure) -> PatternNode? {
        guard let scalar = next else { throw failure("a term is missing") }
        switch scalar {
        case "(": return try group()
        case "[": return .set(try bracketed())
        case "\\": return try escaped()
        case "*", "+", "?": throw failure("nothing stands before \"\(scalar)\" to be repeated")
        default: break
        }
        index += 1
        switch scalar {
        case ".": return .any(includesLineBreaks: flags.dotIncludesLineBreaks)
        case "^": return .assertion(flags.isMultiline ? .lineStart : .textStart)
        case "$": return .assertion(flags.isMultiline ? .lineEnd : .lastLineEnd)
        default: return .scalar(scalar, ignoresCase: flags.ignoresCase)
        }
    }

    // MARK: - Repetition

    private mutating func repeated(_ node: PatternNode) throws(PatternFailure) -> PatternNode {
        var node = node
        let outerDepth = depth
        defer { depth = outerDepth }
        while let (least, most) = try repetitionBounds() {
            depth += 1
            guard depth <= Self.deepestNesting else { throw failure("repetitions stand too deep in each other") }
            let greed: PatternNode.Greed = take("?") ? .lazy : take("+") ? .possessive : .greedy
            node = .repetition(node, least: least, most: most, greed)
        }
        return node
    }

    private mutating func repetitionBounds() throws(PatternFailure) -> (least: Int, most: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        guard next == "{", index + 1 < scalars.count, ("0"..."9").contains(scalars[index + 1]) else { return nil }
        index += 1
        let least = try count()
        var most: Int? = least
        if take(",") { most = next == "}" ? nil : try count() }
        guard take("}") else { throw failure("\"{\" is not closed") }
        if let most, most < least { throw failure("the counts are in the wrong order") }
        return (least, most)
    }

    private static let largestCount = 1000

    private mutating func count() throws(PatternFailure) -> Int {
        var count: Int?
        while let digit = next.flatMap({ Character($0).wholeNumberValue }), ("0"..."9").contains(scalars[index]) {
            count = (count ?? 0) * 10 + digit
            index += 1
            guard let count, count <= Self.largestCount else {
                throw failure("the count is above \(Self.largestCount)")
            }
        }
        guard let count else { throw failure("a count is missing") }
        return count
    }

    // MARK: - Groups

    private mutating func group() throws(PatternFailure) -> PatternNode? {
        let start = index
        index += 1
        guard take("?") else { return try capture(named: nil, from: start) }
        if take(":") { return try rest(ofGroupFrom: start) }
        if take("=") { return .look(try rest(ofGroupFrom: start), isBehind: false, isNegated: false) }
        if take("!") { return .look(try rest(ofGroupFrom: start), isBehind: false, isNegated: true) }
        if take(">") { return .atomic(try rest(ofGroupFrom: start)) }
        guard take("<") else { return try flagGroup(from: start) }
        if take("=") { return .look(try rest(ofGroupFrom: start), isBehind: true, isNegated: false) }
        if take("!") { return .look(try rest(ofGroupFrom: start), isBehind: true, isNegated: true) }
        return try capture(named: try groupName(), from: start)
    }

    private mutating func capture(named name: String?, from start: Int) throws(PatternFailure) -> PatternNode {
        captureCount += 1
        let index = captureCount
        if let name { captureNames[name] = index }
        return .capture(try rest(ofGroupFrom: start), index: index)
    }

    /// Reads what is in a group, and the parenthesis that closes it.
    private mutating func rest(ofGroupFrom start: Int) throws(PatternFailure) -> PatternNode {
        let inner = try alternatives()
        guard take(")") else { throw .syntax("\"(\" is not closed", position: start + 1) }
        return inner
    }

    /// Reads the name of a group up to the `>` that ends it.
    mutating func groupName() throws(PatternFailure) -> String {
        let start = index
        while let scalar = next, scalar != ">", ScalarSet.isWordCharacter(scalar) { index += 1 }
        let name = String(String.UnicodeScalarView(scalars[start..<index]))
        guard !name.isEmpty, take(">") else { throw failure("the name of a group is missing") }
        return name
    }

    /// Reads `(?i)`, which applies up to the end of the enclosing group, or `(?i:…)`.
    private mutating func flagGroup(from start: Int) throws(PatternFailure) -> PatternNode? {
        let outerFlags = flags
        var turnsOn = true
        while let scalar = next, scalar != ")", scalar != ":" {
            index += 1
            switch scalar {
            case "-": turnsOn = false
            case "i": flags.ignoresCase = turnsOn
            case "m": flags.isMultiline = turnsOn
            case "s": flags.dotIncludesLineBreaks = turnsOn
            default:
                index -= 1
                throw failure("groups of kind \"(?\(scalar)\" are not supported")
            }
        }
        if take(")") { return nil }
        guard take(":") else { throw .syntax("\"(\" is not closed", position: start + 1) }
        let node = try rest(ofGroupFrom: start)
        flags = outerFlags
        return node
    }
}
